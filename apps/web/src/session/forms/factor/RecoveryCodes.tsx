import { Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useTenant } from '../../identity/context.tsx'
import css from './FactorStep.module.css'

interface Props {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Recovery codes, which are shown once: to be saved or printed. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation(['factors'])
  const { name: shop } = useTenant()
  const title = t('factors:codes_file', { shop })
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Stack gap="md" className={css.printed}>
      <div>
        <h2>{t('factors:codes_title')}</h2>
        <p className={css.onPaper}>{title}</p>
        <p>{t('factors:codes_text')}</p>
      </div>
      <ul className={css.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group className={css.screenOnly}>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
          {t('factors:codes_save')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t('factors:codes_print')}
        </Button>
      </Group>
      <Button className={css.screenOnly} size="md" onClick={onKept}>
        {t('factors:codes_kept')}
      </Button>
    </Stack>
  )
}
