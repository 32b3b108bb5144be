import { type Blazon, drawCrest } from '@kitwright/crest'
import type { ImageLayer } from '@kitwright/design'
import { Button, Group, Loader, UnstyledButton } from '@mantine/core'
import { IconLetterCase, IconPalette, IconPaw, IconShield } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import pictureEditor from '../editor/PictureEditor.module.css'
import { ColoursFields } from './ColoursFields.tsx'
import css from './Crest.module.css'
import { changed, type History, redone, undone } from '../history/dialogHistory.ts'
import { HistoryButtons, type SetHistory } from '../history/HistoryButtons.tsx'
import { readHistoryKeys } from '../history/historyKeys.ts'
import { ShapeFields } from './ShapeFields.tsx'
import { SymbolFields } from './SymbolFields.tsx'
import type { useCrest } from './useCrest.ts'
import { useLetter } from './useLetter.ts'
import { WordsFields } from './WordsFields.tsx'

const STEPS = [
  { id: 'shape', icon: IconShield, Fields: ShapeFields },
  { id: 'symbol', icon: IconPaw, Fields: SymbolFields },
  { id: 'words', icon: IconLetterCase, Fields: WordsFields },
  { id: 'colours', icon: IconPalette, Fields: ColoursFields },
] as const

interface CrestEditorProps {
  readonly history: History<Blazon>
  readonly setHistory: SetHistory<Blazon>
  readonly layer: ImageLayer | null
  readonly keeping: ReturnType<typeof useCrest>
  readonly onCancel: () => void
}

/** Shows the crest and edits its parts, step by step. */
export function CrestEditor({ history, setHistory, layer, keeping, onCancel }: CrestEditorProps) {
  const { t } = useTranslation(['crest', 'images'])
  const [step, setStep] = useState<(typeof STEPS)[number]['id']>('shape')
  const blazon = history.present
  const { letter, isReady } = useLetter(blazon)
  const svg = useMemo(() => drawCrest(blazon, letter), [blazon, letter])
  const { isKeeping, keep } = keeping
  const name = blazon.top.text.trim() || t('crest:title')
  const { Fields } = STEPS.find(({ id }) => id === step) ?? STEPS[0]
  const steps = { undo: () => setHistory(undone), redo: () => setHistory(redone) }
  return (
    <div className={pictureEditor.frame} role="presentation" onKeyDown={event => readHistoryKeys(event, steps)}>
      <div className={pictureEditor.editor}>
        <div className={css.view}>
          <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={t('crest:preview', { name })} />
          {!isReady && <Loader size="sm" className={css.loading} />}
        </div>
        <div className={pictureEditor.tabs} role="group" aria-label={t('crest:steps')}>
          {STEPS.map(({ id, icon: Icon }) => (
            <UnstyledButton
              key={id}
              className={pictureEditor.tab}
              aria-pressed={step === id}
              onClick={() => setStep(id)}
            >
              <Icon size={22} aria-hidden />
              {t(`crest:step_${id}`)}
            </UnstyledButton>
          ))}
        </div>
        <div className={pictureEditor.settings}>
          <Fields
            blazon={blazon}
            onChange={(change, key) =>
              setHistory(before => changed(before, { ...before.present, ...change }, key ?? null))
            }
          />
        </div>
      </div>
      <div className={pictureEditor.foot}>
        <HistoryButtons history={history} setHistory={setHistory} />
        <Group gap="xs" wrap="nowrap" ml="auto">
          <Button variant="default" onClick={onCancel}>
            {t('images:cancel')}
          </Button>
          <Button loading={isKeeping} disabled={!isReady} onClick={() => void keep(svg, name)}>
            {t(layer ? 'images:apply' : 'crest:place')}
          </Button>
        </Group>
      </div>
    </div>
  )
}
