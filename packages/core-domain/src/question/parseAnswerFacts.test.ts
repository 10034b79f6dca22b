import { describe, expect, it } from 'vitest';
import { parseAnswerFacts } from './parseAnswerFacts.ts';

const nothing = {
  title: '',
  author: '',
  firstCategory: '',
  secondCategory: '',
  intro: '',
  tags: [],
  heroes: [],
  aliases: [],
};

describe('the facts of an answer', () => {
  it('are read from the heroes, the tags and the aliases of the question [ENT-43] [SEO-14]', () => {
    const raw = {
      title: ' 山中灯火 ',
      author: ' 许半山',
      firstCategory: '奇幻 ',
      secondCategory: ' 东方',
      intro: ' 一盏灯。 ',
      heroesJson: '["林灯",{"name":" 许山 "}]',
      tags: ['热血', ' ', ' 成长 '],
      aliases: ['灯火', ''],
    };
    expect(parseAnswerFacts(raw)).toEqual({
      title: '山中灯火',
      author: '许半山',
      firstCategory: '奇幻',
      secondCategory: '东方',
      intro: '一盏灯。',
      heroes: ['林灯', '许山'],
      tags: ['热血', '成长'],
      aliases: ['灯火'],
    });
  });

  it.each([{}, { heroesJson: 'broken' }, { heroesJson: '' }])('are empty where the server says nothing: %j', (raw) => {
    expect(parseAnswerFacts(raw)).toEqual(nothing);
  });
});
