import type { CardColour, Tenant } from '@kitwright/contract'
import { createDesign, withClubColours } from '@kitwright/design'
import { documentOf, wearClubColours } from '@kitwright/editor'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { loadGarment } from '@kitwright/garment'
import { loadTestTexts } from '../../../../../ui/testing/loadTestTexts.ts'
import { newDraft } from '../../../../../drafts/index.ts'
import { VisitProvider, type Session } from '../../../../../session/index.ts'
import { createColourPorts, createStudioStore, StudioContext } from '../../../../context/index.ts'
import { ColourContext } from '../../../../fields/index.ts'
import { ClubSection } from '../ClubSection.tsx'

await loadGarment('soccer')
await loadTestTexts(['studio', 'colours', 'club', 'card'])

const settings = { homepage: { theme: { palette: { color: '#10b981' } } }, colourCard: 1 }

/** Renders the club colours of a new design on this page, in a shop with this card. */
export function openClub(card: readonly CardColour[]) {
  const store = createStudioStore(newDraft('Kit', withClubColours(createDesign('soccer'))))
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(['GET /api/colourcard', {}], { colours: card })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <MantineProvider>
      <QueryClientProvider client={queries}>
        <VisitProvider visit={{ session: {} as Session, tenant: { settings } as Tenant }}>
          <StudioContext value={store}>
            <ColourContext value={createColourPorts(store)}>
              <ClubSection />
            </ColourContext>
          </StudioContext>
        </VisitProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return {
    club: () => documentOf(store.getState()).clubColours.map(({ tone, colour }) => [tone, colour] as const),
    set: (colours: Partial<Record<string, string>>): void => {
      const { clubColours } = documentOf(store.getState())
      const next = clubColours.map(own => ({ ...own, colour: colours[own.tone] ?? own.colour }))
      wearClubColours(store, next)
    },
    undo: (): void => store.getState().undo(),
    close() {
      root.unmount()
      host.remove()
    },
  }
}
