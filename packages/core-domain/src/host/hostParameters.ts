const TEXT_NAMES = [
  'userId',
  'gender',
  'channelId',
  'clientPatch',
  'clientVersion',
  'device',
  'model',
  'osName',
  'osVersion',
  'umidToken',
  'appVersion',
  'app',
  'ykToken',
  'ykuid',
  'shuqi_h5',
  'tbUserId',
] as const;

const NUMBER_NAMES = ['platform', 'titleBarHeight', 'statusBarHeight'] as const;

/** No host sends longer values: a longer one is damaged or hostile. */
const MAX_TEXT_LENGTH = 2000;

type TextName = (typeof TEXT_NAMES)[number];
type NumberName = (typeof NUMBER_NAMES)[number];

/** What a host says of its user and its device, under the names of the common parameters [ENT-28] (D-029). Nothing here is proof of identity. */
export type HostParameters = Partial<Record<TextName, string> & Record<NumberName, number>> & {
  welfareEnabled?: boolean;
};

const asText = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= MAX_TEXT_LENGTH ? text : undefined;
};

const asNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

const isOn = (value: unknown): boolean => value === true || value === 'true';

/** Reads a host's answer: known names with values of their kind are taken, all else is left out. */
export function hostParameters(answer: unknown): HostParameters {
  if (typeof answer !== 'object' || answer === null) return {};
  const given = new Map<string, unknown>(Object.entries(answer));
  const parameters: HostParameters = {};

  for (const name of TEXT_NAMES) {
    const text = asText(given.get(name));
    if (text !== undefined) parameters[name] = text;
  }
  for (const name of NUMBER_NAMES) {
    const number = asNumber(given.get(name));
    if (number !== undefined) parameters[name] = number;
  }
  if (given.has('welfareEnabled')) parameters.welfareEnabled = isOn(given.get('welfareEnabled'));
  return parameters;
}
