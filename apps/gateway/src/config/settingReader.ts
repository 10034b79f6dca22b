import * as v from 'valibot';
import { ConfigError } from './ConfigError.ts';

/** What a variable of the environment may be, for one that is shown in messages. */
export interface Setting {
  schema: v.GenericSchema<string, unknown>;
  /** Stands for a variable that is not set. */
  fallback: string;
  /** Completes the sentence “… must be …”. */
  expects: string;
}

type Settings = Readonly<Record<string, Setting>>;
type Read<All extends Settings, Name extends keyof All> = v.InferOutput<All[Name]['schema']>;

/** Reads variables of the environment by a table. @throws ConfigError naming the one that cannot be used. */
export const settingReader =
  <All extends Settings>(settings: All, env: NodeJS.ProcessEnv) =>
  <Name extends keyof All & string>(name: Name): Read<All, Name> => {
    const { schema, fallback, expects } = settings[name] as Setting;
    const value = env[name] ?? fallback;
    const result = v.safeParse(schema, value);
    if (!result.success) throw new ConfigError(`${name} is "${value}", but must be ${expects}.`);
    return result.output;
  };
