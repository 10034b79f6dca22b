import { parseLabelType } from '@shuye/core-domain/question';
import type { LabelKey } from '../../queries/landingQueries.ts';
import { useParams } from '../../router/index.ts';

/** The label that an address names; one without a known type is of no category [ENUM-21]. */
export function useLabelParams(): LabelKey {
  const { labelId = '', labelType = '' } = useParams();
  return { labelId, labelType: parseLabelType(Number(labelType), '') };
}
