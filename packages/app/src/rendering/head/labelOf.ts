import { parseLabelType } from '@shuye/core-domain/question';
import { labelBooksQuery, labelsQuery, type LabelKey } from '../../queries/landingQueries.ts';
import type { RouteMatch } from '../../router/matchRoute.ts';
import type { Services } from '../../services/Services.ts';

/** Of the type that the answers of the page give it; where they do not, of the one in its address [ENUM-21]. */
export function labelOf({ client, query }: Services, params: RouteMatch['params']): LabelKey {
  const { labelId = '', labelType } = params;
  const asked = { labelId, labelType: parseLabelType(Number(labelType), '') };
  const listed = query
    .getQueryData(labelsQuery(client).queryKey)
    ?.flatMap(({ labels }) => labels)
    .find((label) => label.labelId === labelId);
  const [books] = query.getQueryData(labelBooksQuery(client, asked).queryKey)?.pages ?? [];
  return { labelId, labelType: listed?.labelType ?? books?.labelType ?? asked.labelType };
}
