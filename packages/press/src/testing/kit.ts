import { measureLayer, patternsOf, type Sources } from '@kitwright/artwork'
import { nodeSources, nodeSurface } from '@kitwright/artwork/node'
import { createDesign, createTextLayer, type DesignDocument, type TextRole } from '@kitwright/design'
import { defaultChart, getGarment, zoneOf, type Size } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { makeSheets, USUAL_SETTINGS, type Sheet, type SheetsInput } from '../index.ts'

const garment = getGarment('soccer')
const grades = await loadGrades('soccer')

const INK = { kind: 'solid', colour: '#ffffff' } as const

function text(role: TextRole, words: string, plain: DesignDocument) {
  const layer = createTextLayer(role, role, words, zoneOf(garment, plain.options, role)!)
  return { ...layer, fill: INK, outline: null, outerOutline: null, shadow: null }
}

/** A soccer kit in plain colours with a name, numbers, and a gradient on the shorts. */
export function kit(): DesignDocument {
  const plain = createDesign('soccer')
  const gradient = {
    kind: 'gradient',
    shape: 'linear',
    angleDeg: 180,
    stops: [
      { colour: '#7c2d12', at: 0 },
      { colour: '#1e3a8a', at: 100 },
    ],
  } as const
  return {
    ...plain,
    parts: {
      ...plain.parts,
      base: { fill: { kind: 'solid', colour: '#0f766e' }, pattern: null, span: 'piece' },
      sleeves: { fill: { kind: 'solid', colour: '#dc2626' }, pattern: null, span: 'piece' },
      shorts: { fill: { ...gradient, stops: [...gradient.stops] }, pattern: null, span: 'piece' },
    },
    layers: [text('playerName', 'NAME', plain), text('backNumber', '0', plain), text('frontNumber', '0', plain)],
  }
}

export const input = (size: Size, change: Partial<SheetsInput> = {}): SheetsInput => ({
  document: kit(),
  garment,
  grades,
  chart: defaultChart('SOCCER_KIT'),
  size,
  player: { name: 'សុខ ដារ៉ា', number: 10 },
  label: { order: 'KIT-000042', line: 1, garment: 3 },
  settings: USUAL_SETTINGS,
  measure: layer => measureLayer(layer, nodeSurface),
  ...change,
})

export const sheetOf = (sheets: readonly Sheet[], piece: string): Sheet => {
  const found = sheets.find(sheet => sheet.piece === piece)
  if (!found) throw new Error(`there is no sheet of ${piece}`)
  return found
}

export const sheetsIn = (size: Size, change: Partial<SheetsInput> = {}): Sheet[] => makeSheets(input(size, change))

export const sourcesOf = (document: DesignDocument): Promise<Sources> =>
  nodeSources(patternsOf(document), new Map(), 'print')
