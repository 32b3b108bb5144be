import { TextInput } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { Choice } from '../shots/Choice.tsx'
import { FORMAT_IDS, FORMATS, type FormatId } from './lettering/formats.ts'
import type { TeamTexts, TextField } from './lettering/paintLettering.ts'
import { SCENE_IDS, type SceneId } from './scenes/sceneTable.ts'
import { FILE_KINDS, type FileKind } from './useTeamFile.ts'

export interface TeamSettings {
  readonly format: FormatId
  readonly scene: SceneId
  readonly file: FileKind
  readonly texts: TeamTexts
}

const FIELDS: Readonly<Record<FormatId, readonly TextField[]>> = {
  photo: [],
  poster: ['team', 'line'],
  card: ['team', 'opponents', 'date', 'place'],
}
const LONGEST = 80

interface Props {
  readonly settings: TeamSettings
  readonly cut: readonly TextField[]
  readonly isDisabled: boolean
  readonly onChange: (settings: TeamSettings) => void
}

/** The choices of format, place and file, and the texts of a poster or card. */
export function TeamFields({ settings, cut, isDisabled, onChange }: Props) {
  const { t } = useTranslation(['teamPhoto', 'shots'])
  const { format, scene, file, texts } = settings
  return (
    <>
      <Choice
        label={t('teamPhoto:format')}
        value={format}
        options={FORMAT_IDS.map(value => {
          const { widthPx, heightPx } = FORMATS[value].size
          return { value, label: t(`teamPhoto:format_${value}`), note: `${widthPx} × ${heightPx}` }
        })}
        isDisabled={isDisabled}
        onChange={chosen => onChange({ ...settings, format: chosen })}
      />
      <Choice
        label={t('teamPhoto:scene')}
        value={scene}
        options={SCENE_IDS.map(value => ({ value, label: t(`teamPhoto:scene_${value}`) }))}
        isDisabled={isDisabled}
        onChange={chosen => onChange({ ...settings, scene: chosen })}
      />
      {FIELDS[format].map(field => (
        <TextInput
          key={field}
          label={t(`teamPhoto:text_${field}`)}
          value={texts[field]}
          maxLength={LONGEST}
          disabled={isDisabled}
          error={cut.includes(field) ? t('teamPhoto:too_long') : undefined}
          onChange={event => onChange({ ...settings, texts: { ...texts, [field]: event.currentTarget.value } })}
        />
      ))}
      <Choice
        label={t('teamPhoto:file')}
        value={file}
        options={FILE_KINDS.map(value => ({ value, label: value.toUpperCase() }))}
        isDisabled={isDisabled}
        onChange={chosen => onChange({ ...settings, file: chosen })}
      />
    </>
  )
}
