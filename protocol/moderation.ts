import * as z from 'zod'
import { guidelines } from './guidelines.ts'
import { printableText } from './printable-text.ts'

const when = z.iso.datetime()
const rowNumber = z.string().regex(/^\d{1,18}$/)
const point = z.literal(guidelines).describe('The guideline that was broken; see the page /guidelines.')
const words = printableText(1_000).trim().min(1)

export const moderationStanding = z
  .object({
    factor: z.enum(['none', 'ready']).describe('Whether a second factor has been set up.'),
    raisedUntil: when.nullable().describe('Until when this session may moderate.'),
  })
  .meta({ id: 'ModerationStanding' })
export type ModerationStanding = z.infer<typeof moderationStanding>

export const secondFactorOffer = z
  .object({ secret: z.string(), uri: z.string().describe('For the QR code of an authenticator.') })
  .meta({ id: 'SecondFactorOffer' })
export const secondFactorCode = z
  .object({ code: z.string().trim().min(6).max(40).describe('Six digits, or a recovery code.') })
  .meta({ id: 'SecondFactorCode' })
export const secondFactorReady = z
  .object({ raisedUntil: when, recoveryCodes: z.array(z.string()).readonly().describe('Shown only once.') })
  .meta({ id: 'SecondFactorReady' })
export const raised = z.object({ raisedUntil: when }).meta({ id: 'Raised' })

/** A warning or a suspension, as the person concerned sees it. */
export const sanction = z
  .object({
    id: z.string(),
    kind: z.enum(['warning', 'suspension']),
    reason: z.string(),
    point: point.nullable(),
    at: when,
    until: when.nullable(),
    liftedAt: when.nullable().describe('When it was lifted.'),
    appeal: z
      .object({
        text: z.string(),
        at: when,
        decision: z.enum(['accepted', 'refused']).nullable(),
        answer: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Sanction' })
export type Sanction = z.infer<typeof sanction>
export const sanctions = z.object({ sanctions: z.array(sanction).readonly() }).meta({ id: 'Sanctions' })
export const newAppeal = z.object({ text: words }).meta({ id: 'NewAppeal' })
export const rowOnPath = z.object({ id: rowNumber })

const somebody = z.object({ account: z.string(), name: z.string().nullable().describe('Missing if they have left.') })

export const moderationReport = z
  .object({
    id: z.string(),
    match: z.string().nullable().describe('Where it was; nothing if the person was reported from elsewhere.'),
    reason: z.string(),
    note: z.string(),
    at: when,
    reporter: somebody,
    reported: somebody,
    nameThen: z.string().describe('The name that was reported.'),
    line: z.string().nullable().describe('The reported line; missing if the person was reported.'),
    lines: z
      .array(z.object({ id: z.string(), account: z.string(), name: z.string(), text: z.string() }))
      .readonly()
      .describe('The lines around it, oldest first.'),
    outcome: z.string().nullable(),
  })
  .meta({ id: 'ModerationReport' })
export type ModerationReport = z.infer<typeof moderationReport>
export const moderationReports = z
  .object({ reports: z.array(moderationReport).readonly(), next: z.string().nullable() })
  .meta({ id: 'ModerationReports' })
export type ModerationReports = z.infer<typeof moderationReports>
export const reportQuery = z.object({
  state: z.enum(['open', 'settled']).default('open'),
  before: rowNumber.optional().describe('From `next` of the page before.'),
})

/** In days. */
const longestSuspension = 3_650
const days = z.int().min(1).max(longestSuspension).describe('Of a suspension.')
export const reportDecision = z
  .object({
    outcome: z.enum(['dismissed', 'warning', 'suspension']),
    reason: words.optional(),
    point: point.optional(),
    days: days.optional(),
  })
  .meta({ id: 'ReportDecision' })
export type ReportDecision = z.infer<typeof reportDecision>
export const newSanction = z
  .object({ kind: z.enum(['warning', 'suspension']), reason: words, point: point.optional(), days: days.optional() })
  .meta({ id: 'NewSanction' })
export type NewSanction = z.infer<typeof newSanction>

export const moderatedPerson = z
  .object({
    account: z.string(),
    name: z.string(),
    guest: z.boolean(),
    email: z.string().nullable(),
    createdAt: when,
    suspendedUntil: when.nullable(),
    reports: z.int().describe('The number of reports about them.'),
    sanctions: z.int(),
  })
  .meta({ id: 'ModeratedPerson' })
export type ModeratedPerson = z.infer<typeof moderatedPerson>
export const personQuery = z.object({
  search: z.string().trim().min(1).max(254).describe('The beginning of a name, a mail address or an account id.'),
})
export const moderatedPeople = z.object({ people: z.array(moderatedPerson).readonly() }).meta({ id: 'ModeratedPeople' })
export const moderationFile = z
  .object({
    person: moderatedPerson,
    sanctions: z.array(sanction).readonly(),
    reports: z.array(moderationReport).readonly(),
  })
  .meta({ id: 'ModerationFile' })
export type ModerationFile = z.infer<typeof moderationFile>

export const moderationAppeals = z
  .object({ appeals: z.array(z.object({ person: somebody, sanction })).readonly() })
  .meta({ id: 'ModerationAppeals' })
export type ModerationAppeals = z.infer<typeof moderationAppeals>
export const appealDecision = z.object({ accept: z.boolean(), answer: words }).meta({ id: 'AppealDecision' })
export type AppealDecision = z.infer<typeof appealDecision>

export const moderatedTableQuery = z.object({
  search: z.string().trim().max(64).default('').describe('A table or an account; without it the latest.'),
})
export const moderatedTables = z
  .object({
    tables: z
      .array(
        z.object({
          id: z.string(),
          game: z.string(),
          state: z.enum(['waiting', 'playing', 'over', 'abandoned']),
          visibility: z.enum(['open', 'link', 'private']),
          rated: z.boolean(),
          createdAt: when,
          people: z.array(somebody).readonly(),
          sameNetwork: z
            .boolean()
            .describe(
              'Two people at this rated table are signed in from the same network, as in families and schools.',
            ),
          stopped: z.boolean().describe('Because of a fault in it.'),
        }),
      )
      .readonly(),
    pairs: z
      .array(z.object({ people: z.array(somebody).readonly(), games: z.int() }))
      .readonly()
      .describe('Without a search: the most frequent pairs of the latest 5,000 rated games, from five games on.'),
  })
  .meta({ id: 'ModeratedTables' })
export type ModeratedTables = z.infer<typeof moderatedTables>

const announcementKind = z.enum(['news', 'maintenance'])
export const announcement = z
  .object({
    id: z.string(),
    kind: announcementKind,
    english: z.string(),
    german: z.string(),
    begins: when,
    ends: when,
  })
  .meta({ id: 'Announcement' })
export type Announcement = z.infer<typeof announcement>
export const announcements = z.object({ announcements: z.array(announcement).readonly() }).meta({ id: 'Announcements' })
export const newAnnouncement = z
  .object({ kind: announcementKind, english: words, german: words, begins: when.optional(), ends: when })
  .meta({ id: 'NewAnnouncement' })
export type NewAnnouncement = z.infer<typeof newAnnouncement>

/** All operator actions, as named in the log. */
export const moderationActions = [
  'grantRole',
  'revokeRole',
  'resetFactor',
  'setUpFactor',
  'raise',
  'raiseByRecovery',
  'wrongCode',
  'dismissReport',
  'warning',
  'suspension',
  'liftSanction',
  'acceptAppeal',
  'refuseAppeal',
  'readReports',
  'searchPeople',
  'lookUpPerson',
  'acceptRow',
  'closeTable',
  'announce',
  'endAnnouncement',
  'startLeague',
  'stopLeague',
  'replacePerson',
  'closeGame',
  'replaceInTournament',
  'correctResult',
  'replayTable',
  'endRound',
  'removeFromTournament',
] as const
export type ModerationAction = (typeof moderationActions)[number]

export const logQuery = z.object({ before: rowNumber.optional() })
export const moderationLog = z
  .object({
    entries: z
      .array(
        z.object({
          id: z.string(),
          at: when,
          operator: z.string(),
          action: z.string(),
          subject: z.string().nullable(),
          facts: z.record(z.string(), z.unknown()),
        }),
      )
      .readonly(),
    next: z.string().nullable(),
  })
  .meta({ id: 'ModerationLog' })
export type ModerationLog = z.infer<typeof moderationLog>
