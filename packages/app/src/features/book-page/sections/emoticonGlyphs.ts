import { emoticons } from '@shuye/core-domain/text';

/** In the order of the codes; none younger than 2018, which the oldest kernels' systems still draw. */
const GLYPHS =
  '🙂 😕 😍 😳 😏 😢 😊 🤐 😴 😭 😅 😡 😜 😁 😮 🙁 😎 😰 😫 🤢 😆 😇 🙄 😤 😋 ' +
  '😪 😱 😓 😄 💂 💪 😠 🤔 🤫 😵 😖 😞 💀 🔨 👋 😥 👃 👏 😶 😈 👈 👉 😩 😒 ' +
  '🥺 😿 😼 😘 😨 😟 🔪 🍉 🍺 ☕ 🍚 🐷 🌹 🥀 💗 💔 🎂 🌞 🌙 👍 🤝';

const glyphs = GLYPHS.split(' ');

export const emoticonGlyphs: ReadonlyMap<string, string> = new Map(
  emoticons.map((code, at) => [code, glyphs[at] ?? `[${code}]`]),
);
