import { expect, it } from 'vitest';
import { textsOf } from './textsOf.ts';

it('finds the Chinese texts of a source in quotes, templates and between tags, once each', () => {
  const source = [
    '/** 注释不算 */',
    '// 这里也不算',
    "const label = '加入书架';",
    'const title = `第${at}章`;',
    '<EmptyView message="还没有书签" hint={`看 ${name}`}>',
    '  去书城',
    '</EmptyView>',
    "toaster.show('加入书架');",
    "const name = 'plain';",
  ].join('\n');
  expect(textsOf(source)).toEqual(['加入书架', '第${at}章', '还没有书签', '看 ${name}', '去书城']);
});
