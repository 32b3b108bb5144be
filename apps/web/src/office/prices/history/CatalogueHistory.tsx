import type { CatalogueKind } from '@kitwright/contract'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useCall, useSend } from '../../../session/index.ts'
import { HistoryDialog } from './HistoryDialog.tsx'

interface Props {
  readonly kind: CatalogueKind
  readonly id: string
  readonly title: string
  /** Names the part that a change is about. */
  readonly wordsOf: (path: string) => string
  /** Receives the earlier state; nothing is saved yet. */
  readonly onRestore: (state: Readonly<Record<string, unknown>>) => void
  readonly onClose: () => void
}

const PAGE_SIZE = 10

/** Versions of a template, a customer group or a promotion code. A restore opens the earlier state to be saved. */
export function CatalogueHistory({ kind, id, title, wordsOf, onRestore, onClose }: Props) {
  const { t } = useTranslation(['common'])
  const [api, send] = [useApi(), useSend(null)]
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useCall(
    'GET /api/office/catalogue/{kind}/{id}/versions',
    { params: { kind, id }, query: { page, pageSize: PAGE_SIZE } },
    { isSticky: true },
  )
  const shown = (figure: string | number | boolean | null): string =>
    figure === null ? '–' : typeof figure === 'boolean' ? t(figure ? 'common:yes' : 'common:no') : String(figure)
  const restore = async (version: number): Promise<void> => {
    const call = { params: { kind, id, version } }
    await send(async () => api('GET /api/office/catalogue/{kind}/{id}/versions/{version}', call), {
      done: ({ value }) => {
        onRestore(value.state)
        onClose()
      },
    })
  }
  return (
    <HistoryDialog
      title={title}
      versions={data}
      error={error}
      onRetry={() => void refetch()}
      page={page}
      onPage={setPage}
      say={({ path, before, after }) => ({
        what: wordsOf(path),
        values: path === 'documentHash' ? null : [shown(before), shown(after)],
      })}
      onRestore={version => void restore(version)}
      onClose={onClose}
    />
  )
}
