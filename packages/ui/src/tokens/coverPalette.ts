/** The eight grounds of drawn covers, each with its text and the colour of its seal mark. */
export const coverPalette = [
  { name: '靛青', ground: '#2F4A5C', ink: '#F4EBD9', seal: '#C4523C' },
  { name: '赭石', ground: '#8A4B2D', ink: '#FBF1E0', seal: '#F1D9B4' },
  { name: '墨绿', ground: '#35503F', ink: '#F1EBD8', seal: '#CF6248' },
  { name: '绛红', ground: '#7B2B2A', ink: '#F9EBDC', seal: '#EAC9A0' },
  { name: '黛紫', ground: '#4C4159', ink: '#F3EAE0', seal: '#D4735B' },
  { name: '秋香', ground: '#DCC48A', ink: '#3A2E14', seal: '#A93622' },
  { name: '月白', ground: '#D3DDDD', ink: '#22333B', seal: '#B23A26' },
  { name: '素纸', ground: '#EFE5D0', ink: '#2E2820', seal: '#B23A26' },
] as const;
