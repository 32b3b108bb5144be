import type { DesignDocument } from '@kitwright/design'
import { documentOf, tidyDesign, type DocumentState, type DocumentVerbs } from '@kitwright/editor'
import { Button, Group } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useLayerName, useStudio, useStudioParts } from '../../../context/index.ts'
import css from './Checks.module.css'
import { composingOf } from './useProblems.ts'

interface TidyResult {
  readonly document: DesignDocument
  /** The names of the layers that were moved. */
  readonly names: readonly string[]
}

/** The maximum number of listed names; more are only counted. */
const FEW = 6

/** Arranges the kit neatly. The garment previews it at once, to be accepted or rejected; one undo reverts it later. */
export function TidyButton() {
  const { t } = useTranslation(['arrange'])
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  const layerName = useLayerName()
  const document = useStudio(documentOf)
  const [tidied, setTidied] = useState<TidyResult | null>(null)
  const tidy = (): void => {
    const before = documentOf(api.getState())
    const ids = tidyDesign(api, composingOf(api.getState().garment, before))
    if (!ids) return toast('info', t('arrange:tidy_nothing'))
    const moved = before.layers.filter(({ id }) => ids.includes(id))
    setTidied({ document: documentOf(api.getState()), names: moved.map(layer => layerName(layer)) })
  }
  // Any further edit accepts the result.
  const shown = tidied?.document === document ? tidied : null
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconWand size={18} aria-hidden />}
        disabled={shown !== null}
        onClick={tidy}
      >
        {t('arrange:tidy')}
      </Button>
      {shown && (
        <div className={css.preview} role="status">
          <p>
            {shown.names.length > FEW
              ? t('arrange:tidied_many', { count: shown.names.length })
              : t('arrange:tidied', { names: shown.names.join(', ') })}
          </p>
          <Group gap="xs">
            <Button size="sm" onClick={() => setTidied(null)}>
              {t('arrange:tidy_keep')}
            </Button>
            <Button
              size="sm"
              variant="default"
              onClick={() => {
                api.getState().revertLast()
                setTidied(null)
              }}
            >
              {t('arrange:tidy_back')}
            </Button>
          </Group>
        </div>
      )}
    </>
  )
}
