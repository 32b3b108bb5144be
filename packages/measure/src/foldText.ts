// The SQL function `fold_text` (migration 0201) repeats these steps. A test of the API compares both.

/**
 * White space, accents, marks between the letters of a name, and invisible characters: joiners, direction marks,
 * variation selectors.
 */
const DROPPED =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- each of them alone is dropped
  /[\u0001-\u0020'\-.`\u007f-\u00a0\u00ad\u00b7\u02b9-\u02bc\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2015\u2018\u2019\u201b\u2028-\u202f\u2032\u205f-\u206f\u20d0-\u20ff\u2212\u3000\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]/g

const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    łđøħŧıŋðς: 'ldohtindσ',
    '\u201c\u201d': '""',
    // Cyrillic letters that look like Latin ones.
    асеоріхуѕј: 'aceopixysj',
    '០១២៣៤៥៦៧៨៩': '0123456789',
    // A deprecated letter, two forms of one vowel, and two signs that are often typed in place of others.
    '\u17a3\u17b2\u17d3\u17c8': '\u17a2\u17b1\u17c6\u17c7',
  })
    .flatMap(([from, to]) => Array.from(from, (letter, i) => [letter, to[i]!] as const))
    .concat([
      ['ß', 'ss'],
      ['æ', 'ae'],
      ['œ', 'oe'],
      ['þ', 'th'],
      ['\u17a4', '\u17a2\u17b6'],
    ]),
)
const ANY_ALIKE = new RegExp(`[${[...ALIKE.keys()].join('')}]`, 'g')

/**
 * Marks that may follow a Khmer base letter, except robat, in the order of the Khmer encoding structure. Subscripts
 * come before all of them.
 */
const MARK_ORDER =
  '\u17c9\u17ca\u17c1\u17c2\u17c3\u17bb\u17bc\u17bd\u17b7\u17b8\u17b9\u17ba\u17be\u17b6\u17bf\u17c0\u17c4\u17c5\u17c6\u17cb\u17cd\u17ce\u17cf\u17d0\u17d1\u17dd\u17c7\u17c8'
const ROBAT = '\u17cc'
const COENG = '\u17d2'
const COENG_RO = '\u17d2\u179a'
const MARK = /\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17dd]/g
const MARKS = /(?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17dd]){2,}/g

function placeOf(mark: string): number {
  if (mark === ROBAT) return 0
  if (mark.startsWith(COENG)) return mark === COENG_RO ? 2 : 1
  return 3 + MARK_ORDER.indexOf(mark)
}

const inOrder = (marks: string): string =>
  marks
    .match(MARK)!
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .join('')

const foldKhmer = (text: string): string =>
  text
    .replaceAll(/\u17d2{2,}/g, COENG)
    // The subscripts of ដ and ត look the same.
    .replaceAll('\u17d2\u178a', '\u17d2\u178f')
    .replaceAll(MARKS, inOrder)
    .replaceAll(/(\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17dd])\1+/g, '$1')
    // Two vowel signs that look like one.
    .replaceAll('\u17c1\u17b8', '\u17be')
    .replaceAll('\u17c1\u17b6', '\u17c4')
    // A shifter beneath a vowel sign looks like the vowel ុ.
    .replaceAll(/[\u17c9\u17ca](?=[\u17b7-\u17ba\u17be\u17d0]|\u17b6\u17c6)/g, '\u17bb')

/**
 * Returns the search key of a text, the same for all ways of typing what looks the same. It drops case, accents, white
 * space, invisible marks, apostrophes, hyphens and full stops, orders Khmer marks and merges look-alikes. Not for
 * display.
 */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(DROPPED, '').toLowerCase()
  return foldKhmer(plain.replaceAll(ANY_ALIKE, letter => ALIKE.get(letter)!))
}

/** Returns the folded words of a text; a search must match all of them. */
export const foldWords = (text: string): string[] => text.split(/\s+/).map(foldText).filter(Boolean)
