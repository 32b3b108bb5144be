/**
 * Kinds of unanswered items of the day: a message, a request for a price without a design, a wish about a proof, a claim,
 * a quote that a customer asked for.
 */
export const TALK_KINDS = ['message', 'request', 'wish', 'claim', 'quote'] as const
export type TalkKind = (typeof TALK_KINDS)[number]

/** The orders that the day shows: the whole team's, or those assigned to oneself. */
export const TODAY_SCOPES = ['team', 'mine'] as const
export type TodayScope = (typeof TODAY_SCOPES)[number]

/** Items that each part of the day shows at most; its count tells of the others. */
export const TODAY_SHOWN = 5
/** Days of the week that the day shows, today included. */
export const TODAY_WEEK = 7

/** Days of the longest period that figures are counted over. */
export const MAX_FIGURE_DAYS = 1_100
/** Days of the periods that the page offers: whole weeks, so that both periods have the same weekdays. */
export const FIGURE_PERIODS = [7, 28, 91, 364] as const
export type FigurePeriod = (typeof FIGURE_PERIODS)[number]
