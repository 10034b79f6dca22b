const nameOf = (hero: unknown): unknown =>
  typeof hero === 'object' && hero !== null && 'name' in hero ? hero.name : hero;

/** Hero names from their JSON text, a list of names or of {name}; anything else is no names (D-086, D-189). */
export function heroNames(json: string): string[] {
  try {
    const heroes: unknown = JSON.parse(json);
    if (!Array.isArray(heroes)) return [];
    const names = heroes.map(nameOf).filter((name): name is string => typeof name === 'string');
    return names.map((name) => name.trim()).filter((name) => name !== '');
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** 书名（主角：甲、乙）; without heroes the title alone [QCOVER-02]. */
export const titleWithHeroes = ({ title, heroes }: { title: string; heroes: readonly string[] }): string =>
  heroes.length === 0 ? title : `${title}（主角：${heroes.join('、')}）`;
