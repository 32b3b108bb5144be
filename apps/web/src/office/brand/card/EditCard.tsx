import { CARD_LIMITS } from '@kitwright/contract'
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { TABLE_KINDS } from '../../../roster/index.ts'
import { CancelButton, Dialog, FileChooser } from '../../../ui/index.ts'
import { CardSwatches } from './CardSwatches.tsx'
import css from './ColourCard.module.css'
import type { CardFault } from './readCard.ts'
import { type OfficeCard, useCardEdit } from './useCardEdit.ts'

/** More faults would push the text away; they appear as these are fixed. */
const FAULTS_SHOWN = 6
const LONGEST = 40

function Faults({ faults }: { faults: readonly CardFault[] }) {
  const { t } = useTranslation(['card'])
  const shown = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
  return (
    <Alert
      color="red"
      role="alert"
      styles={{ body: { minWidth: 0 }, message: { overflowWrap: 'anywhere' } }}
      title={t('card:faults', { count: faults.length })}
    >
      {faults.slice(0, FAULTS_SHOWN).map(({ row, problem, text }) => (
        <div key={row}>{t('card:row', { row, problem: t(`card:${problem}`, { text: shown(text) }) })}</div>
      ))}
    </Alert>
  )
}

/**
 * Editor of the card as text: typed, pasted from a spreadsheet, or read from a file. Previewed, then saved as a whole.
 */
export function EditCard({ card, onClose }: { card: OfficeCard; onClose: () => void }) {
  const { t } = useTranslation(['card', 'common'])
  const { text, setText, failure, colours, faults, isTooLong, open, save, close } = useCardEdit(card, onClose)
  return (
    <Dialog size={700} onClose={close} title={t('card:title')} closeLabel={t('common:close')}>
      <Stack gap="sm">
        <Textarea
          className={css.text}
          label={t('card:paste')}
          description={t('card:paste_note')}
          placeholder={t('card:paste_example')}
          autosize
          minRows={6}
          maxRows={10}
          spellCheck={false}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        {failure !== null && (
          <Text size="sm" c="red" role="alert">
            {failure}
          </Text>
        )}
        {faults.length > 0 && <Faults faults={faults} />}
        {isTooLong && <Text size="sm">{t('card:too_many', { most: CARD_LIMITS.colours })}</Text>}
        <Group gap="xs">
          <Button disabled={colours.length === 0 || faults.length > 0 || isTooLong} onClick={save}>
            {t('card:save', { count: colours.length })}
          </Button>
          <FileChooser accept={TABLE_KINDS} onChoose={file => void open(file)}>
            {props => (
              <Button {...props} variant="default" leftSection={<IconFileSpreadsheet size={18} aria-hidden />}>
                {t('card:choose_file')}
              </Button>
            )}
          </FileChooser>
          <CancelButton onClick={close}>{t('card:cancel')}</CancelButton>
        </Group>
        {colours.length > 0 && <CardSwatches colours={colours} />}
      </Stack>
    </Dialog>
  )
}
