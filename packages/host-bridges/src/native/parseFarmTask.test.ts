import { describe, expect, it } from 'vitest';
import { parseFarmTask } from './parseFarmTask.ts';

const told = {
  finished: 'false',
  from: 'farm',
  info: { icon: 'https://gw.alicdn.com/a.png' },
  config: {
    duration: '60',
    pageNum: 3,
    goingPreTxt: '再读',
    goingSufTxt: '页',
    finishedTxt: '完成',
    startInFewMinute: '5',
    dailyFrequency: 2,
  },
};

describe('the reading task of a host [ENT-47] [FARM-12]', () => {
  it('is read from the names of the documents, numbers as text too', () => {
    expect(parseFarmTask(told)).toEqual({
      isFinished: false,
      from: 'farm',
      iconUrl: 'https://gw.alicdn.com/a.png',
      config: {
        duration: 60,
        pageTurns: 3,
        goingBefore: '再读',
        goingAfter: '页',
        finishedText: '完成',
        startWithinMinutes: 5,
        dailyLimit: 2,
      },
    });
  });

  it.each([[true], ['true'], [1], ['1']])('is finished where the host says %j', (finished) => {
    expect(parseFarmTask({ ...told, finished })?.isFinished).toBe(true);
  });

  it.each([[false], ['no'], [[true]], [{ toString: 1 }]])('is not finished where the host says %j', (finished) => {
    expect(parseFarmTask({ ...told, finished })?.isFinished).toBe(false);
  });

  it.each([undefined, null, 'no task', {}, { config: told.config }])('is none where the host answers %j', (answer) => {
    expect(parseFarmTask(answer)).toBeUndefined();
  });

  it.each(['javascript:alert(1)', '//evil.example/a.png', 'data:text/html,1', '', 7, undefined])(
    'has no icon of the address %j',
    (icon) => {
      expect(parseFarmTask({ ...told, info: { icon } })?.iconUrl).toBe('');
    },
  );

  it('has no goal that makes no sense', () => {
    const { config } = parseFarmTask({ from: 'farm', config: { duration: 'soon', pageNum: null } }) ?? {};
    expect([config?.duration, config?.pageTurns, config?.goingBefore]).toEqual([undefined, undefined, '']);
  });
});
