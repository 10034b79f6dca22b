import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { askedMetrics } from './askedMetrics.ts';

const folder = join(import.meta.dirname, '../../../../deploy/monitoring');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

export interface Alert {
  alert: string;
  expr: string;
  labels?: Readonly<Record<string, string>>;
  annotations?: Readonly<Record<string, string>>;
}

export const alerts = (): Alert[] =>
  (parse(read('alerts.yaml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules);

interface Panel {
  title: string;
  targets: { expr: string }[];
}

export const panels = (): Panel[] => (JSON.parse(read('dashboard.json')) as { panels: Panel[] }).panels;

/** Every metric that a rule or a panel asks for and whose name begins so, without the ending of a histogram's series. */
export function watchedMetrics(prefix: string): string[] {
  const expressions = [
    ...alerts().map(({ expr }) => expr),
    ...panels().flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const names = expressions.flatMap(askedMetrics).filter((name) => name.startsWith(prefix));
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))].sort();
}

export const exportedMetrics = (text: string): string[] =>
  [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name);
