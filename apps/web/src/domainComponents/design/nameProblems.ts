import { printedText } from '@kitwright/artwork'
import { cutOffNames } from '@kitwright/artwork/cutOffNames'
import { browserSurface } from '@kitwright/artwork/browser'
import { type DesignDocument, fontsOf, type TextLayer } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { type Coverage, loadCoverage, missingInChain, missingLettersIn } from '@kitwright/library'
import { loadFonts } from '@kitwright/library/browser'

/** A name, with the letters that its font lacks. */
export interface NameWithLetters {
  readonly name: string
  readonly letters: readonly string[]
}

export interface NameProblems {
  /** Names that would be cut off on the cloth, by the same rule that blocks print files. */
  readonly long: readonly string[]
  /** Names with letters that no available font has; they block print files. */
  readonly lost: readonly NameWithLetters[]
  /** Names with letters taken from another font. */
  readonly borrowed: readonly NameWithLetters[]
}

const nameLayers = ({ layers }: DesignDocument): TextLayer[] =>
  layers.filter((layer): layer is TextLayer => layer.kind === 'text' && layer.role === 'playerName' && !layer.isHidden)

/** Khmer names are set entirely in the Khmer face, as the design shows them. */
const isLent = (letter: string): boolean => !/\p{Script=Khmer}/u.test(letter)

function lettersOf(names: readonly string[], layers: readonly TextLayer[], coverage: Coverage) {
  const withLetters = (find: (layer: TextLayer, text: string) => readonly string[]): NameWithLetters[] =>
    names.flatMap(name => {
      const letters = new Set(layers.flatMap(layer => find(layer, printedText({ ...layer, text: name }))))
      return letters.size > 0 ? [{ name, letters: [...letters] }] : []
    })
  const lost = withLetters(({ font }, text) => missingInChain(coverage, font, text))
  const borrowed = withLetters(({ font }, text) => {
    const gone = missingInChain(coverage, font, text)
    return missingLettersIn(coverage, font, text).filter(letter => isLent(letter) && !gone.includes(letter))
  })
  return { lost, borrowed }
}

/** Returns the problems with players' names on a design. */
export async function nameProblems(design: DesignDocument, names: readonly string[]): Promise<NameProblems> {
  const layers = nameLayers(design)
  if (layers.length === 0) return { long: [], lost: [], borrowed: [] }
  const text = names.join(' ')
  const [garment, coverage] = await Promise.all([
    loadGarment(design.garment),
    loadCoverage(),
    loadFonts(fontsOf(design).map(use => ({ ...use, text }))),
  ])
  const place = { garment, surface: browserSurface }
  const long = names.filter(name => cutOffNames(design, name, place).length > 0)
  return { long, ...lettersOf(names, layers, coverage) }
}
