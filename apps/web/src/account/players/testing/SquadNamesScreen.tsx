import type { Details, Tenant } from '@kitwright/contract'
import { createClient } from '@kitwright/contract/client'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { FormProvider } from 'react-hook-form'
import { loadTestTexts } from '../../../ui/testing/loadTestTexts.ts'
import { newPlayer } from '../../../roster/index.ts'
import { ApiProvider, type Session, VisitProvider } from '../../../session/index.ts'
import { useForm } from '../../../ui/index.ts'
import { fieldsOf, type SquadFields } from '../squadForm.ts'
import { SquadNames } from '../SquadNames.tsx'

await loadTestTexts(['account', 'common', 'checkout'])

const state = { isSignedIn: true, details: null as Details | null }
const session = {
  state: { getState: () => state, getInitialState: () => state, subscribe: () => () => undefined },
  accountId: () => 'account',
} as unknown as Session

/** The form of a squad with one name, with its warnings below. */
function SquadForm({ name }: { readonly name: string }) {
  const form = useForm<SquadFields>({
    defaultValues: { name: 'U17', players: [{ ...fieldsOf(newPlayer()), name }] },
  })
  return (
    <FormProvider {...form}>
      <input aria-label="Name" {...form.register('players.0.name')} />
      <SquadNames />
    </FormProvider>
  )
}

interface SavedDesign {
  readonly id: string
  readonly name: string
  readonly document: unknown
}

/** Opens the form with a server that returns these designs of the account. Returns a function that closes it. */
export function openSquadNames(name: string, designs: readonly SavedDesign[]): () => void {
  const api = createClient({
    send: async url => {
      const design = designs.find(({ id }) => url.endsWith(`/designs/${id}`))
      return Response.json(design ?? { items: designs, total: designs.length })
    },
  })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <VisitProvider visit={{ session, tenant: { settings: {} } as Tenant }}>
          <ApiProvider api={api}>
            <SquadForm name={name} />
          </ApiProvider>
        </VisitProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return () => {
    root.unmount()
    host.remove()
  }
}
