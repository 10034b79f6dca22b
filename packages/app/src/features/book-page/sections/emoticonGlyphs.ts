import { emoticons } from '@shuye/core-domain/text';

/** The order is that of the codes; none is younger than 2018, so that the oldest kernels' systems draw them. */
const GLYPHS =
  '🙂 😕 😍 😳 😏 😢 😊 🤐 😴 😭 😅 😡 😜 😁 😮 🙁 😎 😰 😫 🤢 😆 😇 🙄 😤 😋 ' +
  '😪 😱 😓 😄 💂 💪 😠 🤔 🤫 😵 😖 😞 💀 🔨 👋 😥 👃 👏 😶 😈 👈 👉 😩 😒 ' +
  '🥺 😿 😼 😘 😨 😟 🔪 🍉 🍺 ☕ 🍚 🐷 🌹 🥀 💗 💔 🎂 🌞 🌙 👍 🤝';

const glyphs = GLYPHS.split(' ');

export const emoticonGlyphs: ReadonlyMap<string, string> = new Map(
  emoticons.map((code, at) => [code, glyphs[at] ?? `[${code}]`]),
);
