import { createDesign, partStyleOf, type Fill } from '@kitwright/design'
import { findPiece, loadGarment } from '@kitwright/garment'
import { boxCentre } from '@kitwright/measure'
import type { CardColour, Tenant } from '@kitwright/contract'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTestTexts } from '../../../../ui/testing/loadTestTexts.ts'
import { newDraft } from '../../../../drafts/index.ts'
import { VisitProvider, type Session } from '../../../../session/index.ts'
import { ColourContext, ColourField, FillField, PickMode } from '../../../fields/index.ts'
import { documentOf, dyeFabric, paintPart, type DocumentVerbs } from '@kitwright/editor'
import { createStudioStore } from '../../store/createStudioStore.ts'
import { StudioContext, useStudio, useStudioParts } from '../../store/StudioContext.ts'
import { useGesture } from '../../edit/useGesture.ts'
import { createColourPorts } from '../createColourPorts.ts'

const garment = await loadGarment('soccer')
const design = createDesign('soccer')
const settings = { homepage: { theme: { palette: { color: '#10b981' } } } }

await loadTestTexts(['studio', 'colours', 'card'])

/** View in which every point is the middle of the front. */
function Garment() {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const view = useMemo(() => {
    const { piece } = findPiece(garment, design.options, 'front')!
    return (
      host && { host, isMain: true, locate: () => ({ piece: 'front', at: boxCentre(piece.box) }), show: () => null }
    )
  }, [host])
  return (
    <main style={{ position: 'fixed', insetInlineEnd: 0, insetBlockEnd: 0, inlineSize: 300, blockSize: 300 }}>
      <div ref={setHost} data-testid="garment" style={{ blockSize: '100%', background: '#dddddd' }} />
      <PickMode view={view} />
    </main>
  )
}

function PartFill({ part, label }: { part: 'base' | 'sleeves'; label: string }) {
  const gesture = useGesture()
  const fill = useStudio(state => partStyleOf(documentOf(state), part).fill)
  const api = useStudioParts<DocumentVerbs>()
  return <FillField label={label} value={fill} onChange={next => paintPart(api, part, next, gesture())} />
}

function Fields() {
  const fabric = useStudio(state => documentOf(state).fabric.colour)
  const api = useStudioParts<DocumentVerbs>()
  return (
    <>
      <PartFill part="base" label="Body" />
      <PartFill part="sleeves" label="Sleeves" />
      <ColourField
        label="Fabric"
        value={fabric}
        withSwatches={false}
        hasAlpha={false}
        onChange={colour => dyeFabric(api, { colour })}
      />
    </>
  )
}

/** Opens the colour fields of a studio on this page, with a new design, in a shop with or without a colour card. */
export function openColourFields(card?: readonly CardColour[]) {
  const tenant = { settings: { ...settings, ...(card && { colourCard: 1 }) } } as Tenant
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(['GET /api/colourcard', {}], { colours: card ?? [] })
  const store = createStudioStore(newDraft('Kit', design))
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <MantineProvider>
      <QueryClientProvider client={queries}>
        <VisitProvider visit={{ session: {} as Session, tenant }}>
          <StudioContext value={store}>
            <ColourContext value={createColourPorts(store)}>
              <Fields />
              <Garment />
            </ColourContext>
          </StudioContext>
        </VisitProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  const documentNow = () => documentOf(store.getState())
  return {
    fill: (part: 'base' | 'sleeves'): Fill => partStyleOf(documentNow(), part).fill,
    paint: (fill: Fill): void => paintPart(store, 'base', fill),
    codes: () => documentNow().colourCodes,
    fabric: () => documentNow().fabric.colour,
    watch: (onChange: () => void) => store.subscribe(onChange),
    close() {
      root.unmount()
      host.remove()
    },
  }
}
