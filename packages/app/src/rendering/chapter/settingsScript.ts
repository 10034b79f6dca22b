import { brand } from '@shuye/core-domain/brand';
import type { ReaderSettings as HostReaderSettings } from '@shuye/host-bridges';
import { readingStyle } from '../../screens/reader/page/readingStyle.ts';
import { defaultReaderSettings, readerFonts } from '../../stores/readerSettingsStore.ts';

const fonts = Object.fromEntries(
  readerFonts.map((font) => [font, readingStyle({ ...defaultReaderSettings, font }).fontFamily]),
);

/**
 * A script that gives a server's text the looks of this device's reader before it is first painted: theme, size, lines
 * and margins as the engine's page geometry has them. It hides the text where the device left the book elsewhere. The
 * oldest kernels run it as it is, and it never throws.
 */
export const settingsScript = ({ defaultStyle, importantStyle }: HostReaderSettings): string => `(function () {
  try {
    var html = document.documentElement, style = html.style, stored, places;
    var read = function (key) { return JSON.parse(localStorage.getItem('${brand.storagePrefix}' + key)) || {}; };
    try { stored = read('reader_settings'); places = read('progress'); } catch (_) { stored = {}; places = {}; }
    var set = Object.assign({}, ${JSON.stringify({ ...defaultReaderSettings, ...defaultStyle })}, stored, ${JSON.stringify(importantStyle ?? {})});
    var put = function (name, value) { style.setProperty('--first-' + name, value); };
    var px = function (name, value) { put(name, value + 'px'); };
    var fonts = ${JSON.stringify(fonts)};
    var probe = document.body.appendChild(document.createElement('p'));
    probe.style.fontSize = '100px';
    var zoom = parseFloat(getComputedStyle(probe).fontSize) / 100 || 1, size = set.fontSize * zoom;
    document.body.removeChild(probe);
    var line = Math.round(size * set.lineHeight), width = html.clientWidth;
    var column = Math.max(4, Math.floor(Math.min(680, width - 2 * set.margin) / size)) * size;
    var heading = Math.round(Math.min(size * 1.375, size + 7));
    px('indent', 2 * size); px('line', line); px('column', column); px('left', Math.max(0, Math.round((width - column) / 2)));
    px('gap', Math.round(set.paragraphGap * size)); px('above', Math.round(line * 0.75) + line);
    var font = function (weight, size, line, family) { return weight + ' ' + size / zoom + 'px/' + line / zoom + 'px ' + family; };
    put('font', font(400, size, line, fonts[set.font]));
    put('heading', font(600, heading, Math.round(heading * 1.4), fonts.song));
    html.setAttribute('data-reading-theme', set.theme);
    document.body.setAttribute('data-theme', set.theme === 'night' ? 'dark' : set.theme === 'system' ? '' : 'light');
    var bookId = location.pathname.split('/reader/')[1];
    if (!/[?&]forceChapter(Id|Index)=/.test(location.search) && places[bookId]) html.setAttribute('data-resumes', '');
  } catch (_) {}
})();`;
