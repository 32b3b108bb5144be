import { foldText, foldWords } from '@kitwright/measure'
import { SYMBOLS } from '@kitwright/crest'
import { loadNames } from '@kitwright/words'

/**
 * The search terms of people and the names of the drawings. Khmer words also count inside longer ones, since Khmer has
 * no spaces.
 */
const TABLE = `
  តោ lion: lion
  សិង្ហ: singha lion
  ខ្លា tiger: tiger
  ខ្លាឃ្មុំ bear: bear
  ចចក wolf: wolf
  ឥន្ទ្រី eagle hawk falcon: eagle bird
  សេះ horse: horse
  គោ bull ox: ox cow bison
  ក្របី buffalo: buffalo ox bison
  នាគ naga dragon: dragon snake
  ដំរី elephant: elephant
  ពស់ snake cobra: snake
  ឆ្លាម shark: shark
  ត្រី fish: fish
  ទីទុយ owl: owl
  បក្សី បក្សា bird: bird dove
  មាន់ rooster chicken: rooster chicken
  ឆ្មា cat: cat
  ឆ្កែ dog: dog
  ស្វា monkey: monkey
  ក្រពើ crocodile: crocodile
  អណ្ដើក អណ្តើក turtle: turtle
  ទន្សាយ rabbit: rabbit
  សត្វ animal animals: animals animal paw
  មកុដ crown: crown
  ស្ដេច ស្តេច king queen: crown chess-king
  ផ្កាយ star stars: star
  ខែល shield: shield
  ត្រា និមិត្តសញ្ញា crest badge emblem logo: shield badge laurel castle
  ភ្លើង អណ្ដាតភ្លើង fire flame flames: fire flame
  រន្ទះ ផ្លេកបន្ទោរ lightning thunder: bolt lightning flash
  បាល់ ball balls: ball soccer football basketball volleyball baseball
  បាល់ទាត់ football soccer: football soccer
  បាល់ទះ volleyball: volleyball
  បាល់បោះ basketball: basketball
  ប្រដាល់ boxing muay: boxing karate
  គុនខ្មែរ kun: boxing karate kabaddi
  កង់ bicycle cycling: bike bicycle
  រត់ run running: run
  ហែលទឹក swim swimming: swim
  ពាន trophy cup champion: trophy award
  មេដាយ medal: medal
  ជ័យជម្នះ ឈ្នះ win winner victory: trophy medal laurel award
  ដាវ sword: sword swords
  ព្រះអាទិត្យ sun: sun
  ព្រះចន្ទ moon: moon
  បេះដូង heart love: heart
  ផ្កា flower: flower blossom
  ផ្កាឈូក ឈូក lotus: lotus
  ប្រាសាទ អង្គរ angkor temple: temple castle pagoda gopuram
  ភ្នំ mountain: mountain
  ដើមឈើ tree: tree
  ស្លឹក leaf: leaf
  ស្លាប wing wings: wing feather
  ទឹក water: droplet drop water wave
  សមុទ្រ រលក sea wave: wave waves
  ទូក boat: boat ship
  យុថ្កា anchor: anchor
  ឡាន car: car
  ភ្លេង តន្ត្រី music: music guitar
  អក្សរ letter letters: letter alpha
  លេខ number numbers: number numeric
  លលាដ៍ក្បាល skull: skull
  កម្លាំង strength gym: barbell dumbbell
  មនុស្ស player person: run person soccer
  ក្រុម team: users group
  កាំបិត knife: knife
  ផ្ទះ home house: home house
  ភ្នែក eye: eye
  ដៃ hand: hand
  កាហ្វេ coffee: coffee
  លុយ money: coin cash
  មេឃ cloud sky: cloud
  រូបភាព picture: photo image
`

const NAMES = await loadNames('symbols')
const KHMER = /[\u1780-\u17ff]/

function readTable(): ReadonlyMap<string, readonly string[]> {
  const lines = TABLE.trim().split('\n')
  const ours = SYMBOLS.map(({ id }) => [NAMES[id].kh, [id.replaceAll('-', ' ')]] as const)
  return new Map<string, readonly string[]>([
    ...ours.map(([word, terms]) => [foldText(word), terms] as const),
    ...lines.flatMap(line => {
      const [asked = '', meant = ''] = line.trim().split(':')
      return foldWords(asked).map(word => [word, meant.trim().split(/\s+/)] as const)
    }),
  ])
}
const MEANT = readTable()
const KHMER_WORDS = [...MEANT.keys()].filter(word => KHMER.test(word)).toSorted((a, b) => b.length - a.length)

/** The Khmer words that are known in a text without spaces, the longest first: what one has taken, a shorter one inside it has not. */
function khmerWordsIn(text: string): string[] {
  let rest = text
  return KHMER_WORDS.filter(word => {
    if (!rest.includes(word)) return false
    rest = rest.replaceAll(word, ' ')
    return true
  })
}

/** A plural's singular. */
const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word)

/** One word of what is asked for. */
export interface QueryWord {
  /** The word as typed, perhaps not to its end; null for Khmer. */
  readonly said: string | null
  /** Whole words that would do, the best first. */
  readonly terms: readonly string[]
}

/** Returns the words of a query. Empty if no word of a Khmer text is known. */
export function readQuery(text: string): readonly QueryWord[] {
  const plain = text.replaceAll(/[\u200b"'(),.!?]/g, ' ')
  const words = plain
    .split(/[\s/_-]+/)
    .map(foldText)
    .filter(Boolean)
  return words.flatMap((word): QueryWord[] => {
    if (KHMER.test(word)) return khmerWordsIn(word).map(found => ({ said: null, terms: MEANT.get(found) ?? [] }))
    const one = singular(word)
    return [{ said: word, terms: [...new Set([word, one, ...(MEANT.get(word) ?? MEANT.get(one) ?? [])])] }]
  })
}

/** Returns the query for a library that knows no Khmer; null if there is nothing to search for. */
export function inEnglish(text: string): string | null {
  if (!KHMER.test(text)) return text.trim()
  const words = readQuery(text).map(({ terms }) => terms[0])
  return words.length === 0 ? null : words.join(' ')
}
