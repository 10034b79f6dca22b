import type { AnnotationColour } from '@shuye/core-domain/annotation';

export const colourNames: Readonly<Record<AnnotationColour, string>> = {
  yellow: '黄色',
  green: '绿色',
  blue: '蓝色',
  pink: '粉色',
};
