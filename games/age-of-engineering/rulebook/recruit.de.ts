import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-5.32': {
    title: 'Die Aktion Anwerben',
    text: 'Tu genau eines von dreien: Nimm ein Anwerbeplättchen, nimm Arbeiter oder fahre mit deinem Rennwagen.',
  },
  'AE-5.33': {
    title: 'Ein Plättchen nehmen',
    text: 'Nimm ein beliebiges offenes Anwerbeplättchen, gleich welcher Art. Liegt keines offen, musst du eines der beiden anderen tun.',
  },
  'AE-5.34': {
    title: 'Plättchen ohne Wirkung',
    text: 'Du darfst ein Plättchen auch nehmen, wenn es nichts bewirken kann; gedruckt ist keine Bedingung.',
  },
  'AE-5.35': {
    title: 'Das Feld bleibt leer',
    text: 'Das Feld des Plättchens, das du genommen hast, bleibt leer.',
  },
  'AE-5.36': {
    title: 'Einen Ingenieur nehmen',
    text: 'Du behältst den Ingenieur und bekommst einen Ingenieurchip auf das Plättchen und die Ingenieurmarker, die es nennt.',
  },
  'AE-5.37': {
    title: 'Einen Investor nehmen',
    text: 'Du behältst den Investor und bekommst einen Serienchip auf das Plättchen.',
  },
  'AE-5.38': {
    title: 'Einen Sofortbonus nehmen',
    text: 'Du führst den Sofortbonus sofort aus; dann verlässt das Plättchen das Spiel.',
  },
  'AE-5.39': {
    title: 'Arbeiter anwerben',
    text: 'Aus deinem Vorrat in deine Kantine kommen {recruitment.workers|Arbeiter|Arbeiter}, oder so viele, wie noch da sind. Ist in deinem Vorrat keiner, kannst du das nicht wählen.',
  },
  'AE-5.40': {
    title: 'Anwerben fürs Rennen',
    text: 'Fahre mit deinem Rennwagen {recruitment.steps|Feld|Felder} (AE-5.52 bis AE-5.58). Rennteam, Rennmotor und Chevrolet zählen nicht: Gedruckt hilft Chevrolet nur im Grand Prix und beim Sofortbonus mit {instants.rows.race5.steps} Feldern.',
  },
}
