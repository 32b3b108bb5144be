import type { Player, Tenant } from '@kitwright/contract'
import type { DesignDocument } from '@kitwright/design'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { loadTestTexts } from '../../../../ui/testing/loadTestTexts.ts'
import { newDraft } from '../../../../drafts/index.ts'
import { type Session, VisitProvider } from '../../../../session/index.ts'
import { createStudioStore, StudioContext } from '../../../context/index.ts'
import { SquadPanel } from '../SquadPanel.tsx'

await loadTestTexts(['studio', 'common', 'checkout', 'roster', 'order'])

/** The studio's squad panel with a design and its players. */
export function openSquadScreen(design: DesignDocument, players: readonly Player[]) {
  const store = createStudioStore(newDraft('Kit', design))
  store.getState().setPlayers(players)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <VisitProvider visit={{ session: {} as Session, tenant: { settings: {} } as Tenant }}>
          <StudioContext value={store}>
            <SquadPanel showing={missing => missing.map(each => <button key={each}>Add the {each}</button>)} />
          </StudioContext>
        </VisitProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return {
    commit: store.getState().commit,
    close() {
      root.unmount()
      host.remove()
    },
  }
}
