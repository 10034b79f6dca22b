import { TableNode, type OperationNode, type RootOperationNode } from 'kysely';
import { readerTables } from './readerTables.ts';

const tableOf = (node: OperationNode | undefined): string | undefined =>
  node !== undefined && TableNode.is(node) ? node.table.identifier.name : undefined;

const isReaders = (table: OperationNode | undefined): boolean => readerTables.has(tableOf(table) ?? '');

/**
 * Whether a statement may change what readers see of the library. What is not understood (schemas, statements written out,
 * updates of several tables) may.
 */
export function changesLibrary(node: RootOperationNode): boolean {
  switch (node.kind) {
    case 'SelectQueryNode':
      return node.with !== undefined;
    case 'RawNode':
      return !/^\s*(?:select|pragma|explain)\b/i.test(node.sqlFragments[0] ?? '');
    case 'InsertQueryNode':
      return !isReaders(node.into);
    case 'UpdateQueryNode':
      return !isReaders(node.table);
    case 'DeleteQueryNode':
      return !node.from.froms.every(isReaders);
    default:
      return true;
  }
}
