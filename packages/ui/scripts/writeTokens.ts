import { writeFileSync } from 'node:fs';
import { designTokens } from '../src/tokens/designTokens.ts';
import { tokensCss } from '../src/tokens/tokensCss.ts';

const write = (name: string, text: string) => writeFileSync(new URL(`../src/tokens/${name}`, import.meta.url), text);

write('tokens.css', tokensCss());
write('tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`);
