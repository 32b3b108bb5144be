import { createDesign, createPatternUse, partStyleOf, type PatternMask } from '@kitwright/design'
import { documentOf } from '@kitwright/editor'
import { loadGarment } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { MantineProvider } from '@mantine/core'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTestTexts } from '../../../../../ui/testing/loadTestTexts.ts'
import { newDraft } from '../../../../../drafts/index.ts'
import { createStudioStore, StudioContext } from '../../../../context/index.ts'
import { PickMode, type PickView } from '../../../../fields/index.ts'
import { MaskSection } from '../MaskSection.tsx'

await loadGarment('soccer')
await loadTestTexts(['studio', 'mask', 'arrange'])

/** The front of a jersey around its chest, one pixel per millimetre. Its left is bare. */
const CHEST = { x: 200, y: -100 }

/** The view options that the tests vary. */
type ViewOptions = Pick<PickView, 'isFlat' | 'isOtherSize'>

/** A view of the garment under the panel. */
function Chest({ looked }: { readonly looked: ViewOptions }) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const view = useMemo((): PickView | null => {
    if (!host) return null
    const corner = (): Point => host.getBoundingClientRect()
    return {
      host,
      isMain: true,
      ...looked,
      locate(clientX, clientY) {
        const at = { x: clientX - corner().x - CHEST.x, y: clientY - corner().y - CHEST.y }
        return at.x < -160 ? null : { piece: 'front', at }
      },
      show: ({ at }) => ({ x: corner().x + at.x + CHEST.x, y: corner().y + at.y + CHEST.y }),
    }
  }, [host, looked])
  return (
    <main style={{ position: 'relative', inlineSize: 400, blockSize: 500 }}>
      <div ref={setHost} data-testid="chest" style={{ blockSize: '100%', background: '#dddddd' }} />
      <PickMode view={view} />
    </main>
  )
}

/** Renders the masks of a striped jersey on this page, and the chest to draw them on. */
export function openMask() {
  const design = createDesign('soccer')
  const base = { ...partStyleOf(design, 'base'), pattern: createPatternUse('stripes', '#ff0000') }
  const store = createStudioStore(newDraft('Kit', { ...design, parts: { ...design.parts, base } }))
  store.getState().openTool('patterns')
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const look = (looked: ViewOptions): void =>
    root.render(
      <MantineProvider>
        <StudioContext value={store}>
          <MaskSection parts={['base']} />
          <Chest looked={looked} />
        </StudioContext>
      </MantineProvider>,
    )
  look({})
  const heard: { pointerId: number; x: number }[] = []
  host.addEventListener('pointerdown', ({ target, pointerId, clientX }) => {
    const chest = document.querySelector('[data-testid=chest]')!
    if (target === chest) heard.push({ pointerId, x: clientX - chest.getBoundingClientRect().left })
  })
  const send = (type: string, { x, y }: Point, pointerId = 1, pointerType = 'touch'): boolean => {
    const chest = document.querySelector('[data-testid=chest]')!
    const { left, top } = chest.getBoundingClientRect()
    const at = { clientX: left + x, clientY: top + y, pointerId, bubbles: true, cancelable: true }
    // True if no listener takes the event.
    return chest.dispatchEvent(new PointerEvent(type, { ...at, pointerType }))
  }
  return {
    mask: (): PatternMask | undefined => partStyleOf(documentOf(store.getState()), 'base').mask,
    undo: (): void => store.getState().undo(),
    /** Switches to another tool, which puts the pen away. */
    async leave(): Promise<void> {
      store.getState().openTool('text')
      while (document.querySelector('[data-mask-line]')) await new Promise(requestAnimationFrame)
    },
    send,
    /** Presses that reached the garment. */
    heard: () => heard,
    look,
    /** Draws a finger's line through points of the chest, px. */
    draw(line: readonly Point[], by?: string): void {
      send('pointerdown', line[0]!, 1, by)
      for (const at of line) send('pointermove', at, 1, by)
      send('pointerup', line.at(-1)!, 1, by)
    },
    close() {
      root.unmount()
      host.remove()
    },
  }
}
