import { brand } from '../brand/brand.ts';
import { appLink, type AppLinkTarget } from './appLink.ts';
import { uriPart } from './uriPart.ts';

/** What a tap leaves on the clipboard for the app to find after its installation (D-118). */
export const clipboardText = (target: AppLinkTarget): string =>
  `${brand.name}#i=${uriPart(appLink('ios', target))}&a=${uriPart(appLink('android', target))}#`;
