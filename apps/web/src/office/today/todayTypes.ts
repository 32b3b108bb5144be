import type { Response_ } from '@kitwright/contract'

export type Today = Response_<'GET /api/office/today'>
export type TodayOrder = Today['late']['items'][number]
export type SlipOrder = Today['slips']['items'][number]
export type QuestionOrder = Today['questions']['items'][number]
export type TalkItem = Today['unanswered']['items'][number]
