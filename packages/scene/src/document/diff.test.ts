import { applyCommand, type DesignDocument } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import { richDesign } from '../testing/richDesign.ts'
import { diffDocuments, diffLayers, unsharedLayers } from './diff.ts'

const known = ['base', 'sleeves', 'cuff', 'shorts'] as const
const ids = (layers: readonly { id: string }[] | undefined): string[] => [...new Set(layers?.map(({ id }) => id))]
const after = (...args: Parameters<typeof applyCommand>): DesignDocument => applyCommand(...args).document

describe('diffDocuments', () => {
  it('finds nothing between a document and itself', () => {
    const difference = diffDocuments(richDesign, richDesign, known)
    expect(difference.parts).toEqual([])
    expect(diffLayers(richDesign.layers, richDesign.layers).size).toBe(0)
    expect(difference.isFabricChanged).toBe(false)
  })

  it('finds everything new the first time', () => {
    const difference = diffDocuments(null, richDesign, known)
    expect(difference.parts).toEqual(known)
    expect([...diffLayers([], richDesign.layers).keys()].toSorted()).toEqual(['back', 'front', 'sleeveL'])
  })

  it('names only the part that was coloured', () => {
    const next = after(richDesign, { kind: 'setPartFill', part: 'sleeves', fill: { kind: 'solid', colour: '#000000' } })
    const difference = diffDocuments(richDesign, next, known)
    expect(difference.parts).toEqual(['sleeves'])
    expect(diffLayers(richDesign.layers, next.layers).size).toBe(0)
  })

  it('counts a part without a style as changed with the fabric', () => {
    const next = after(richDesign, { kind: 'setFabricColour', colour: '#00ff00' })
    expect(diffDocuments(richDesign, next, known).parts).toEqual(['cuff'])
  })

  it('names both pieces when a layer moves from one to the other', () => {
    const next = after(richDesign, { kind: 'changeLayer', id: 'name', change: { piece: 'back' } })
    const layers = diffLayers(richDesign.layers, next.layers)
    expect([...layers.keys()].toSorted()).toEqual(['back', 'front'])
    expect(ids(layers.get('back'))).toContain('name')
  })
})

describe('unsharedLayers', () => {
  const layers = richDesign.layers

  it('leaves out what both lists begin and end with', () => {
    const moved = layers.with(2, { ...layers[2]!, xMm: 5 })
    expect(ids(unsharedLayers(layers, moved))).toEqual([layers[2]!.id])
  })

  it('names everything between two layers that changed places', () => {
    const swapped = layers.with(1, layers[3]!).with(3, layers[1]!)
    expect(ids(unsharedLayers(layers, swapped))).toEqual([layers[1]!.id, layers[2]!.id, layers[3]!.id])
  })

  it('names a removed layer', () => {
    expect(ids(unsharedLayers(layers, layers.slice(1)))).toEqual([layers[0]!.id])
  })
})
