import { spaceHeading } from '@shuye/core-domain/text';
import { SearchHit } from './SearchHit.tsx';
import type { BookHit } from './useBookSearch.ts';

interface SearchHitsProps {
  label: string;
  hits: readonly BookHit[];
  inScript: (text: string) => string;
  onSelect: (hit: BookHit) => void;
}

export function SearchHits({ label, hits, inScript, onSelect }: SearchHitsProps) {
  if (hits.length === 0) return null;
  return (
    <ol aria-label={label}>
      {hits.map((hit) => (
        <li key={`${hit.chapter.chapterId}.${hit.match.offset}`}>
          <SearchHit
            title={inScript(spaceHeading(hit.chapter.title))}
            excerpt={hit.match.excerpt}
            inScript={inScript}
            onPress={() => onSelect(hit)}
          />
        </li>
      ))}
    </ol>
  );
}
