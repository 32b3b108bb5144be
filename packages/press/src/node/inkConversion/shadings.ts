import { PDFArray, PDFDict, type PDFContext, type PDFNumber, type PDFObject } from '@cantoo/pdf-lib'
import { paintedBy, type Painter } from './painters.ts'
import { colourOf, named, shareOf, type Rewrite } from './rewrite.ts'

const STEP_BITS = 8

const numbersIn = (dict: PDFDict, name: string): number[] =>
  dict
    .lookup(named(name), PDFArray)
    .asArray()
    .map(each => (each as PDFNumber).asNumber())

/**
 * Returns every colour from one to another, mixed as on a screen: one entry for each step of the channel with the
 * largest change.
 */
function colourRun(from: readonly number[], to: readonly number[]): number[] {
  const steps = Math.round(255 * Math.max(...from.map((share, i) => Math.abs(to[i]! - share))))
  if (steps === 0) return [colourOf(from)]
  return Array.from({ length: steps + 1 }, (_, i) =>
    colourOf(from.map((share, k) => share + ((to[k]! - share) * i) / steps)),
  )
}

/** Returns a function of one constant colour, or of sampled colours at most one step apart. */
function inked(context: PDFContext, run: readonly number[], painter: Painter): PDFObject {
  const [first] = run
  const Domain = [0, 1]
  if (run.length === 1) {
    const only = paintedBy(painter, first!).map(shareOf)
    return context.obj({ FunctionType: 2, Domain, C0: only, C1: only, N: 1 })
  }
  const values = run.map(colour => paintedBy(painter, colour))
  const facts = { FunctionType: 0, Domain, Size: [run.length], BitsPerSample: STEP_BITS }
  const Range = values[0]!.flatMap(() => [0, 1])
  return context.register(context.flateStream(Uint8Array.from(values.flat()), { ...facts, Range }))
}

function rewriteFunction(context: PDFContext, told: PDFDict, painter: Painter): Rewrite & { made(): PDFObject } {
  const kind = String(told.get(named('FunctionType')))
  if (kind === '2') {
    const run = colourRun(numbersIn(told, 'C0'), numbersIn(told, 'C1'))
    const made = (): PDFObject => inked(context, run, painter)
    return { want: () => run.forEach(painter.want), write: () => undefined, made }
  }
  if (kind !== '3') throw new Error(`a gradient is told in a way that is not known: ${kind}`)
  const parts = told.lookup(named('Functions'), PDFArray)
  const inner = Array.from({ length: parts.size() }, (_, i) =>
    rewriteFunction(context, parts.lookup(i, PDFDict), painter),
  )
  return {
    want: () => inner.forEach(each => each.want()),
    write: () => undefined,
    made() {
      told.set(named('Functions'), context.obj(inner.map(each => each.made())))
      return told
    },
  }
}

/**
 * Rewrites a gradient: its intermediate colours are mixed as on a screen and then converted, not the other way round.
 */
export function rewriteShading(context: PDFContext, shading: PDFDict, painter: Painter): Rewrite {
  const told = rewriteFunction(context, shading.lookup(named('Function'), PDFDict), painter)
  return {
    want: told.want,
    write() {
      shading.set(named('Function'), told.made())
      shading.set(named('ColorSpace'), named(painter.space))
    },
  }
}
