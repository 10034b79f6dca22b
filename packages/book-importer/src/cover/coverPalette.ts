export interface CoverColours {
  ground: string;
  motif: string;
}

export const COVER_COLOURS: readonly CoverColours[] = [
  { ground: '#7d3b31', motif: '#8f4b3f' },
  { ground: '#2f4a5c', motif: '#3c5a6d' },
  { ground: '#3f5c4a', motif: '#4d6c58' },
  { ground: '#8a6234', motif: '#9a7344' },
  { ground: '#584860', motif: '#685872' },
  { ground: '#3b3733', motif: '#4a4641' },
  { ground: '#45646a', motif: '#53747a' },
  { ground: '#6b5140', motif: '#7b6150' },
];

export const PAPER = '#f6efe2';
export const INK = '#26211c';
export const SEAL = '#b23a26';
