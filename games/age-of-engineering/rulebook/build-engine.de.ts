import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-5.21': {
    title: 'Motor bauen',
    text: 'Nimm einen Motor, dessen Wert deiner Motorstufe entspricht, und keinen mit einem anderen Wert.',
  },
  'AE-5.22': {
    title: 'Werkstatt oder Rennwagen',
    text: 'Du wählst, wohin der Motor kommt: in eine Werkstatt oder in deinen Rennwagen.',
  },
  'AE-5.23': {
    title: 'Motor in der Werkstatt',
    text: 'In eine Werkstatt kommt ein Motor ebenso wie eine Karosserie (AE-5.3 bis AE-5.8).',
  },
  'AE-5.24': {
    title: 'Motor im Rennwagen',
    text: 'Im Rennwagen wird der neue Motor zum Rennmotor; ein Motorplättchen, das dort lag, kommt in den allgemeinen Vorrat zurück.',
  },
  'AE-5.25': {
    title: 'Werkstätten bleiben, wie sie sind',
    text: 'Für einen Motor im Rennwagen gibst du nichts aus deinen Werkstätten zurück, auch wenn alle voll sind.',
  },
  'AE-5.26': {
    title: 'Ein schwächerer Rennmotor',
    text: 'Der neue Rennmotor darf gleich stark wie der alte oder schwächer sein; nichts verbietet es.',
  },
  'AE-5.27': {
    title: 'Der Rennmotor wird nicht verkauft',
    text: 'Der Rennmotor kann nicht Teil eines Autos auf dem Markt sein.',
  },
  'AE-5.28': {
    title: 'Der Rennmotor bleibt',
    text: 'Der Rennmotor kommt nie in eine Werkstatt zurück; keine Regel erlaubt es.',
  },
}
