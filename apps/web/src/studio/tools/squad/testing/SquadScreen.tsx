import type { Player, Tenant } from '@kitwright/contract'
import type { DesignDocument } from '@kitwright/design'
import { loadTexts } from '@kitwright/words'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { newDraft } from '../../../../drafts/index.ts'
import { type Session, VisitProvider } from '../../../../session/index.ts'
import { createStudioStore, StudioContext } from '../../../context/index.ts'
import { SquadPanel } from '../SquadPanel.tsx'

const words = ['studio', 'common', 'checkout', 'roster', 'order'] as const
const texts = Object.fromEntries(await Promise.all(words.map(async ns => [ns, { ...(await loadTexts('en', ns)) }])))
await i18next.use(initReactI18next).init({
  lng: 'en',
  ns: [...words],
  resources: { en: texts },
  interpolation: { escapeValue: false },
})

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
