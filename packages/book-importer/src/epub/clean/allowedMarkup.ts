export const ALLOWED: ReadonlySet<string> = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 div span em strong i b u s sub sup small br hr blockquote ul ol li dl dt dd table thead tbody ' +
    'tfoot tr td th caption figure figcaption img a aside section ruby rt rp pre code'
  ).split(' '),
);

/** Maps an element to its plainer twin among the allowed ones. */
export const REPLACED: Readonly<Record<string, string>> = {
  article: 'section',
  header: 'div',
  footer: 'div',
  main: 'div',
  nav: 'div',
  hgroup: 'div',
  address: 'div',
  center: 'div',
  details: 'div',
  summary: 'div',
  fieldset: 'div',
  cite: 'i',
  dfn: 'i',
  var: 'i',
  mark: 'span',
  abbr: 'span',
  big: 'span',
  font: 'span',
  label: 'span',
  bdi: 'span',
  bdo: 'span',
  time: 'span',
  strike: 's',
  del: 's',
  ins: 'u',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
};

/** Elements that are removed with all that they hold. */
export const REMOVED: ReadonlySet<string> = new Set(
  'script style head title meta link base template iframe frame frameset embed applet param audio video source track input button select option textarea form trigger'.split(
    ' ',
  ),
);

export const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
