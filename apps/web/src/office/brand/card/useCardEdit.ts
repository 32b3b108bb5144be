import { CARD_LIMITS, type Response_ } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { readTable } from '../../../roster/index.ts'
import { useApi, useProblemText } from '../../../session/index.ts'
import { ask, toast, useDiscardGuard } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import { readCard, writeCard, writeRows } from './readCard.ts'

export type OfficeCard = Response_<'GET /api/office/colourcard'>

/** State of the card editor: the text, its single save, and the choice between two versions after a conflict. */
export function useCardEdit(card: OfficeCard, onClose: () => void) {
  const { t } = useTranslation(['card', 'roster'])
  const [api, act] = [useApi(), useOfficeAction()]
  const problemText = useProblemText()
  // The card as it was when opened. Replaced whenever the user chooses between two versions.
  const [start, setStart] = useState(card)
  const [text, setText] = useState(() => writeCard(card.colours))
  const [failure, setFailure] = useState<string | null>(null)
  const { colours, faults } = useMemo(() => readCard(text), [text])
  const isTooLong = colours.length > CARD_LIMITS.colours
  const open = async (file: File): Promise<void> => {
    const table = await readTable(file)
    setFailure(table.ok ? null : t(`roster:${snakeCase(table.reason)}`))
    if (table.ok) setText(writeRows(table.rows))
  }
  const close = useDiscardGuard({ isLost: () => text !== writeCard(start.colours), onClose })

  /** Asks which version of the card to keep, since somebody else has saved in between. */
  async function choose(): Promise<void> {
    const latest = await api('GET /api/office/colourcard', {})
    if (!latest.ok) return toast('error', problemText(latest.error))
    const whose = await ask({
      title: t('card:title'),
      message: t('card:stale'),
      accept: t('card:stale_mine'),
      other: t('card:stale_theirs'),
      reject: t('card:cancel'),
    })
    if (whose === 'accept') await save(latest.value.version)
    if (whose !== 'other') return
    setStart(latest.value)
    setText(writeCard(latest.value.colours))
  }

  async function save(version: number): Promise<void> {
    let isOutdated = false
    const isSaved = await act(
      async () => api('PUT /api/office/colourcard', { body: { version, colours: [...colours] } }),
      {
        said: t('card:saved'),
        refused: ({ error }) => {
          isOutdated = error.id === 'stale-version'
          return isOutdated
        },
      },
    )
    if (isSaved) onClose()
    if (isOutdated) await choose()
  }
  return { text, setText, failure, colours, faults, isTooLong, open, save: () => void save(start.version), close }
}
