import { parseSize, sizeLabel } from '@kitwright/garment'
import type { PaperKey, PaperTexts } from '../paper/paperTexts.ts'
import type { ProofCard, ProofChange } from './facts.ts'

const LABELS: Readonly<Record<ProofChange['what'], PaperKey>> = {
  name: 'press:printed_name',
  number: 'press:number',
  size: 'press:size',
  sleeve: 'press:sleeve',
  version: 'press:version',
  kit: 'press:proof_kit',
  design: 'press:proof_design',
  revision: 'press:proof_revision',
  fabric: 'press:fabric',
  qty: 'press:proof_qty',
  chart: 'press:proof_chart',
}
const WORDS: Readonly<Record<string, PaperKey>> = {
  short: 'press:sleeve_short',
  long: 'press:sleeve_long',
  player: 'press:as_player',
  goalkeeper: 'press:as_goalkeeper',
}

const KITS = ['away', 'third', 'referee', 'training'] as const satisfies readonly ProofCard['kit'][]

function valueOf(what: ProofChange['what'], value: string, say: PaperTexts): string {
  const size = what === 'size' ? parseSize(value) : null
  if (size) return sizeLabel(size)
  // No named kit means the design's own.
  if (what === 'kit') return say(`club:${KITS.find(kit => kit === value) ?? 'home'}`)
  const isWord = (what === 'sleeve' || what === 'version') && Object.hasOwn(WORDS, value)
  return isWord ? say(WORDS[value]!) : value || '–'
}

/** Returns the description of a change in the paper's words. */
export const describeChange = ({ what, before, after }: ProofChange, say: PaperTexts): string =>
  say('press:proof_change', {
    what: say(LABELS[what]),
    before: valueOf(what, before, say),
    after: valueOf(what, after, say),
  })
