import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { putImage } from '../../../drafts/index.ts'
import { drawingQuery } from './useDrawing.ts'

const client = new QueryClient()

async function drawingOf(content: string, type = 'image/svg+xml') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">${content}</svg>`
  const kept = await putImage({ blob: new Blob([svg], { type }), widthPx: 100, heightPx: 50 })
  if (!kept.ok) throw new Error(kept.reason)
  return client.fetchQuery(drawingQuery(kept.asset))
}

it('drawingQuery reports text elements in a drawing and none among shapes', async () => {
  expect(await drawingOf('<rect width="9" height="9"/><text x="9" y="20">សួស្ដី</text>')).toEqual({
    hasLetters: true,
    isShapes: false,
  })
  expect(await drawingOf('<rect width="9" height="9" fill="#c81432"/>')).toEqual({ hasLetters: false, isShapes: true })
})

it('drawingQuery reports a filtered drawing as an image and pixels as null', async () => {
  const filtered =
    '<filter id="a"><feGaussianBlur stdDeviation="2"/></filter><rect width="9" height="9" filter="url(#a)"/>'
  expect(await drawingOf(filtered)).toEqual({ hasLetters: false, isShapes: false })
  expect(await drawingOf('', 'image/png')).toBeNull()
})
