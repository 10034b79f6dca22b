import { flagOf, numberOf } from '@shuye/core-domain/untyped';
import type { FarmTask } from '@shuye/core-domain/farm';
import { asText, fieldsOf } from './answerFields.ts';

/** A host may answer in the page's own address or in its own, never in a scheme that runs code. */
const PICTURE = /^(?:https:\/\/|\/(?!\/))/;

/** The reading task as a host tells it [ENT-47]; undefined for one that names no task (D-127). */
export function parseFarmTask(answer: unknown): FarmTask | undefined {
  const { finished, from, info, config } = fieldsOf(answer);
  const origin = asText(from);
  if (origin === undefined) return undefined;
  const told = fieldsOf(config);
  const icon = asText(fieldsOf(info)['icon']) ?? '';
  return {
    isFinished: flagOf(finished) === true,
    from: origin,
    iconUrl: PICTURE.test(icon) ? icon : '',
    config: {
      duration: numberOf(told['duration']),
      pageTurns: numberOf(told['pageNum']),
      goingBefore: asText(told['goingPreTxt']) ?? '',
      goingAfter: asText(told['goingSufTxt']) ?? '',
      finishedText: asText(told['finishedTxt']) ?? '',
      startWithinMinutes: numberOf(told['startInFewMinute']),
      dailyLimit: numberOf(told['dailyFrequency']),
    },
  };
}
