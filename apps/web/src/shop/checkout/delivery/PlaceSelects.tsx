import { Select } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { useCall, usePreferences } from '../../../session/index.ts'
import { useIsDesktop } from '../../../ui/index.ts'
import type { CheckoutForm } from '../form/checkoutForm.ts'

interface NamedPlace {
  readonly code: string
  readonly name: Readonly<Record<'en' | 'kh', string>>
}

/**
 * Province, district and commune from the public gazetteer. Both scripts find a place; each level is optional. A small
 * screen shows a level when the one above it is chosen.
 */
export function PlaceSelects({ className }: { className: string | undefined }) {
  const { t } = useTranslation(['shipment'])
  const language = usePreferences(state => state.language)
  const isDesktop = useIsDesktop()
  const { control, setValue } = useFormContext<CheckoutForm>()
  const place = useWatch({ control, name: 'place' })
  const [provinceCode, districtCode] = [place.slice(0, 2), place.length >= 4 ? place.slice(0, 4) : '']
  const { data } = useCall('GET /api/places', {})
  const { data: below } = useCall(
    'GET /api/places/{district}',
    { params: { district: districtCode } },
    { isEnabled: districtCode !== '' },
  )
  const provinces = data?.items ?? []
  const districts = provinces.find(({ code }) => code === provinceCode)?.districts ?? []
  const communes = districtCode === '' ? [] : (below?.items ?? [])
  const rows = (places: readonly NamedPlace[]) =>
    places.map(({ code, name }) => ({
      value: code,
      label: language === 'kh' ? name.kh : `${name.en} · ${name.kh}`,
    }))
  const level = (label: string, places: readonly NamedPlace[], { value, above }: { value: string; above: string }) => (
    <Select
      className={(!isDesktop && above === '' && className) || ''}
      label={label}
      placeholder={t('shipment:choose')}
      data={rows(places)}
      value={value === '' ? null : value}
      onChange={code => setValue('place', code ?? above)}
      disabled={places.length === 0}
      searchable
      clearable
      autoComplete="off"
    />
  )
  return (
    <>
      {level(t('shipment:province'), provinces, { value: provinceCode, above: '' })}
      {(isDesktop || provinceCode !== '') &&
        level(t('shipment:district'), districts, { value: districtCode, above: provinceCode })}
      {(isDesktop || districtCode !== '') &&
        level(t('shipment:commune'), communes, { value: place.length === 6 ? place : '', above: districtCode })}
    </>
  )
}
