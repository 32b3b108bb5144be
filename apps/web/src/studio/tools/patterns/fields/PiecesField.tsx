import type { PatternUse } from '@kitwright/design'
import { areasOfPiece, modelsOf, type PartId } from '@kitwright/garment'
import { documentOf, restrictToPieces } from '@kitwright/editor'
import { NativeSelect } from '@mantine/core'
import { useShallow } from 'zustand/react/shallow'
import { useTranslation } from '../../../../texts/index.ts'
import { pieceKey, useStudio } from '../../../context/index.ts'
import css from '../Patterns.module.css'

interface PiecesFieldProps {
  readonly part: PartId
  readonly value: PatternUse
  readonly onChange: (value: PatternUse) => void
}

/**
 * Chooses the piece of its part on which a pattern is shown, such as a crest on the back only. Shows nothing for a part
 * of one piece.
 */
export function PiecesField({ part, value, onChange }: PiecesFieldProps) {
  const { t } = useTranslation(['patterns', 'arrange'])
  const pieces = useStudio(
    useShallow(({ garment, ...state }) => {
      const { options } = documentOf(state)
      const all = modelsOf(garment, options).flatMap(model => model.pieces.map(({ id }) => id))
      return all.filter(id => areasOfPiece(garment, options, id).some(area => area.part === part))
    }),
  )
  if (pieces.length < 2) return null
  return (
    <NativeSelect
      className={css.touch}
      label={t('patterns:pieces')}
      value={value.pieces?.[0] ?? ''}
      data={[
        { value: '', label: t('patterns:pieces_all') },
        ...pieces.map(id => ({ value: id, label: t(pieceKey(id)) })),
      ]}
      onChange={event => {
        const piece = event.currentTarget.value
        onChange(restrictToPieces(value, piece === '' ? [] : [piece]))
      }}
    />
  )
}
