import type { Phrases } from '../quoting/phrases.ts';

/** Questions about the course of the career. */
export const career: Phrases['career'] = {
  gap: (before, after, time) =>
    `Entre vos postes ${before} et ${after}, votre CV laisse un intervalle (${time}). Qu’avez-vous fait pendant ce temps ?`,
  sinceLast: ({ post, time }) => `Votre dernier poste, ${post}, a pris fin il y a ${time}. Qu’avez-vous fait depuis ?`,
  shortStays: (posts) =>
    `Ces postes ont duré chacun moins d’un an : ${posts}. Pourquoi avez-vous quitté ces places, et qu’est-ce qui vous ferait rester ici ?`,
  longStay: ({ post, time }, present) =>
    `Vous avez passé ${time} au même endroit : ${post}. Qu’est-ce qui a changé pendant ce temps, et ${
      present ? 'pourquoi chercher autre chose maintenant' : 'pourquoi avoir quitté ce poste'
    } ?`,
  anotherField: ({ post, role }) =>
    `Votre expérience est dans un autre domaine : ${post}. Pourquoi le poste ${role} maintenant, et qu’apporteriez-vous de votre parcours ?`,
  stepUp: ({ role }) =>
    `Au poste ${role}, vous répondriez du travail des autres. Quand l’avez-vous fait pour la dernière fois, avec ou sans le titre ?`,
  stepDown: ({ post, role }) =>
    `Après ${post}, le poste ${role} est un pas en arrière par le titre. Pourquoi le souhaitez-vous, et le souhaiterez-vous encore dans deux ans ?`,
  years: (asked, shown) =>
    `L’annonce demande ${asked} ans d’expérience, et ${
      shown === 0
        ? 'votre CV en montre peu dans ce domaine'
        : `j’en compte environ ${shown === 1 ? 'un' : shown} dans ce domaine sur votre CV`
    }. Pourquoi devrions-nous quand même vous choisir ?`,
};

const of = (employer: string | undefined): string => (employer === undefined ? '' : ` (${employer})`);
const asHeld = (held: string): string => (held.startsWith('«') ? `chez ${held}` : `comme ${held}`);

export const motivation: Phrases['motivation'] = {
  why: [
    (role, held, employer, present) =>
      `${present ? 'Vous travaillez actuellement' : 'Vous avez travaillé en dernier lieu'} ${asHeld(held)}. ` +
      `Que vous donnerait le poste ${role}${of(employer)} que vous n’${present ? 'avez pas' : 'aviez pas'} là-bas ?`,
    (role, held, employer) =>
      `Après votre expérience ${held}, qu’est-ce qui vous a donné envie de postuler au poste ${role}${of(employer)} ?`,
    (role, held, employer) =>
      `Du poste ${held} au poste ${role}${of(employer)} : qu’est-ce qui vous attire dans ce changement ?`,
  ],
  path: [
    (from, to) =>
      `Racontez-moi votre parcours du poste ${from} jusqu’au poste ${to}. Quelle était la raison de chaque changement ?`,
    (from, to, role) =>
      `Qu’est-ce qui vous a fait passer du poste ${from} au poste ${to}, et comment le poste ${role} s’inscrit-il dans cette suite ?`,
  ],
  first: [
    (both) =>
      `L’annonce mentionne ${both}. Que maîtriseriez-vous dès le premier jour, et pour quoi vous faudrait-il du temps ?`,
    (both) =>
      `Ces deux points comptent le plus : ${both}. À quoi verrions-nous au bout de trois mois que nous avons bien choisi ?`,
  ],
  weakest: [
    (gap) => `Où voyez-vous le plus grand écart entre votre CV et ce poste ? J’aurais dit ceci : ${gap}.`,
    (gap) => `Si nous ne vous retenions pas, ce serait sans doute pour ceci : ${gap}. Que répondez-vous ?`,
    (gap) => `En lisant votre CV à côté de l’annonce, il me manque ceci : ${gap}. Que mettriez-vous à la place ?`,
  ],
  employer: [
    (employer) => `Que savez-vous de notre maison (${employer}), et qu’aimeriez-vous savoir avant de dire oui ?`,
    (employer) => `Pourquoi nous (${employer}), et où postulez-vous par ailleurs ?`,
  ],
  anyEmployer: (role) => `Qu’aimeriez-vous savoir de nous avant d’accepter le poste ${role} ?`,
  onsite: (place) => `Le travail se fait sur place (${place}). Est-ce que cela vous convient ?`,
  remote: (place) =>
    `Une partie du travail se fait à distance, le site étant ${place}. Comment travaillez-vous le mieux, et qu’attendez-vous de l’équipe ?`,
};

/** How one asks for a way of working without naming it. `at`: "comme infirmier (…)". */
export const traits: Phrases['traits'] = {
  Accountability: (at) => `Quelle erreur était la vôtre ${at}, et comment l’a-t-on apprise ?`,
  Adaptability: (at) => `Racontez-moi un jour ${at} où tout a changé au dernier moment. Qu’avez-vous laissé de côté ?`,
  'Attention to detail': (at) => `Quand avez-vous repéré ${at} une erreur que les autres n’avaient pas vue ?`,
  Communication: (at) => `À qui avez-vous dû expliquer quelque chose de difficile ${at}, et comment avez-vous fait ?`,
  'Conflict resolution': (at) => `Racontez-moi un conflit que vous avez dû apaiser ${at}. Comment s’est-il terminé ?`,
  Creativity: (at) => `Laquelle de vos idées a été reprise ${at}, et laquelle ne l’a pas été ?`,
  'Critical thinking': (at) => `Quelle décision avez-vous dû prendre ${at} sans tout savoir ?`,
  Empathy: (at) => `Qui a eu besoin de plus que ce que prévoyait votre fiche de poste ${at} ?`,
  Independence: (at) => `Quand avez-vous dû décider sans aide ${at}, et comment cela a-t-il tourné ?`,
  'Interpersonal skills': (at) => `Avec qui le travail a-t-il été le plus difficile ${at}, et comment avez-vous fait ?`,
  'Learning agility': (at) => `Qu’avez-vous dû apprendre le plus vite ${at}, et par quel moyen ?`,
  Multitasking: (at) => `Décrivez-moi votre heure la plus chargée ${at}. Qu’est-ce qui a dû attendre ?`,
  'Organizational skills': (at) =>
    `Comment gardiez-vous une vue d’ensemble ${at}, et quand quelque chose vous a-t-il échappé ?`,
  'Problem solving': (at) => `Quel problème n’avez-vous d’abord pas su résoudre ${at} ? D’où est venue la solution ?`,
  'Self-motivation': (at) => `Qu’avez-vous fait ${at} sans que personne ne le demande ?`,
  'Stress management': (at) => `Quelle a été votre pire semaine ${at}, et comment l’avez-vous traversée ?`,
  Teamwork: (at) => `Quand votre équipe n’était-elle pas de votre avis ${at}, et que s’est-il passé ?`,
  'Time management': (at) => `Comment décidiez-vous ${at} de ce qui pouvait attendre le lendemain ?`,
};
