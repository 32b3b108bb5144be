import { eachLanguage } from '@kitwright/words'
import { Button } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useStaff } from '../session/staff.tsx'
import type { OfficeDesign } from '../officeTypes.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import { useTemplateActs } from './useTemplateActs.ts'

/** Lets administrators save the displayed design as a template. */
export function SaveAsTemplate({ design }: { design: OfficeDesign }) {
  const { t } = useTranslation(['starts'])
  const isAllowed = useStaff().can('catalogue')
  const { make } = useTemplateActs()
  const [isOpen, setOpen] = useState(false)
  if (!isAllowed) return null
  const start = { name: eachLanguage(() => design.name.slice(0, 80)), tags: [], isPublished: false }
  return (
    <>
      <Button variant="default" leftSection={<IconTemplate size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('starts:save_as_template')}
      </Button>
      {isOpen && (
        <TemplateDialog
          title={t('starts:save_as_template')}
          text={t('starts:save_as_template_text')}
          start={start}
          onSave={async wanted => make(design.id, wanted)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
