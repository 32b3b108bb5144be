import { Checkbox, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { usePieceName, useWhose } from '../../../domainComponents/index.ts'
import { type Bundle, type SelectedSigns, isFound, modelsOf, toggle } from './pieceSelection.ts'
import css from './GarmentPicker.module.css'

const MOST_SHOWN = 40
const MODEL_NAMES = ['jersey', 'shorts'] as const

interface Props {
  readonly bundles: readonly Bundle[]
  readonly chosen: SelectedSigns
  readonly onChange: (chosen: SelectedSigns) => void
}

type Pieces = Bundle['pieces']

function All({ label, pieces, chosen, onChange }: Omit<Props, 'bundles'> & { label: string; pieces: Pieces }) {
  const count = pieces.filter(({ sign }) => chosen.has(sign)).length
  return (
    <Checkbox
      className={css.all}
      label={label}
      checked={count === pieces.length}
      indeterminate={count > 0 && count < pieces.length}
      onChange={() => onChange(toggle(chosen, pieces))}
    />
  )
}

function Garment({ bundle, chosen, onChange }: Omit<Props, 'bundles'> & { bundle: Bundle }) {
  const { t } = useTranslation(['pieces'])
  const pieceName = usePieceName()
  const whose = useWhose()
  const count = bundle.pieces.filter(({ sign }) => chosen.has(sign)).length
  const models = modelsOf(bundle)
  const use = { chosen, onChange }
  return (
    <details className={css.garment}>
      <summary>
        <span>
          {whose(bundle)}
          <small>
            {bundle.design} · {t('pieces:garment_at', bundle)}
          </small>
        </span>
        {count > 0 && <b className="kw-num">{t('pieces:pieces', { count })}</b>}
        <IconChevronDown size={18} aria-hidden />
      </summary>
      <div className={css.pieces}>
        <All {...use} label={t('pieces:all_of')} pieces={bundle.pieces} />
        {models.map(([model, pieces]) => {
          const name = MODEL_NAMES.find(each => model.startsWith(each))
          return (
            <div key={model} className={css.model}>
              {models.length > 1 && name && <All {...use} label={t(`pieces:model_${name}`)} pieces={pieces} />}
              {pieces.map(piece => (
                <Checkbox
                  key={piece.sign}
                  label={pieceName(piece.piece)}
                  checked={chosen.has(piece.sign)}
                  onChange={() => onChange(toggle(chosen, [piece]))}
                />
              ))}
            </div>
          )
        })}
      </div>
    </details>
  )
}

/** Selects pieces, found by player or by label: single pieces, a whole shirt, or all of a garment. */
export function GarmentPicker({ bundles, chosen, onChange }: Props) {
  const { t } = useTranslation(['pieces'])
  const [search, setSearch] = useState('')
  const found = bundles.filter(bundle => isFound(bundle, search))
  return (
    <div className={css.picker}>
      <TextInput
        data-autofocus
        label={t('pieces:find')}
        placeholder={t('pieces:find_hint')}
        autoComplete="off"
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
      />
      <div className={css.list}>
        {found.slice(0, MOST_SHOWN).map(bundle => (
          <Garment key={`${bundle.line}.${bundle.garment}`} bundle={bundle} chosen={chosen} onChange={onChange} />
        ))}
        {found.length === 0 && <p>{t('pieces:found_none')}</p>}
        {found.length > MOST_SHOWN && <p>{t('pieces:found_more', { count: found.length - MOST_SHOWN })}</p>}
      </div>
    </div>
  )
}
