import type { ApiClient } from '@shuye/api-client';
import { loadResource } from '@shuye/api-client/calls';
import { parseReaderOptions, type ReaderOptions } from '@shuye/core-domain/reader';
import { queryOptions } from '@tanstack/react-query';

/** Loads the server's options of the reader for a book [API-28] (D-039). */
export const readerOptionsQuery = (client: ApiClient, bookId: string) =>
  queryOptions({
    queryKey: ['reader-options', bookId],
    queryFn: async ({ signal }): Promise<ReaderOptions> => {
      const { reader_option: options = {} } = await client.send(
        loadResource,
        { resourceId: 'reader_option', bookId },
        { signal },
      );
      return parseReaderOptions(options);
    },
  });
