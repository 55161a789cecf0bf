/** What a column of a table, or a row of a form, holds of an entry. */
export type Field = 'date' | 'title' | 'employer' | 'place' | 'degree' | 'school' | 'told';

const words: Readonly<Record<Field, string>> = {
  date: `dates?|dates? \\(from to\\)|period|duration|years?|time ?frame|from to|dates of employment|zeitraum|datum|dauer|von bis|jahr|période|dates|durée|années?|fechas?|periodo|duración|años?|datas?|período|duração|anos?|periodo|durata|date|anno|periode|duur`,
  title: `position|positions? held|occupation|occupation or position held|job title|title|role|designation|post|function|funktion|tätigkeit|stelle|beruf|stellenbezeichnung|berufsbezeichnung|position|beruf oder funktion|poste|fonction|poste occupé|fonction ou poste occupé|intitulé du poste|puesto|cargo|puesto desempeñado|profesión o cargo desempeñado|cargo desempeñado|função|função ou cargo ocupado|cargo ocupado|ruolo|lavoro o posizione ricoperti|posizione|mansione|functie`,
  employer: `employer|company|company name|organi[sz]ation|name of employer|name and address of employer|firm|client|arbeitgeber|firma|unternehmen|betrieb|name und adresse des arbeitgebers|employeur|entreprise|société|nom et adresse de l'employeur|nom de l'employeur|empresa|empleador|compañía|nombre y dirección del empleador|nombre del empleador|empregador|nome e endereço do empregador|datore di lavoro|azienda|nome e indirizzo del datore di lavoro|società|werkgever|bedrijf`,
  place: `location|place|city|city country|town|ort|stadt|standort|lieu|ville|ciudad|lugar|localidad|cidade|local|localidade|luogo|città|sede|plaats`,
  degree: `degree|qualification|qualifications?|title of qualification|title of qualification awarded|course|course of study|program|programme|diploma|abschluss|studiengang|studium|qualifikation|bezeichnung der erworbenen qualifikation|diplôme|intitulé du diplôme|intitulé du certificat ou diplôme délivré|título|titulación|título de la cualificación obtenida|titulación obtenida|grau|curso|designação da qualificação atribuída|título obtido|titolo|titolo della qualifica rilasciata|titolo di studio|opleiding|diploma`,
  school: `institution|name of institution|school|university|college|institute|name and type of organi[sz]ation providing education and training|education provider|institut|hochschule|universität|schule|bildungseinrichtung|name und art der bildungs oder ausbildungseinrichtung|établissement|école|université|nom et type de l'établissement d'enseignement|centro|institución|universidad|escuela|centro de estudios|instituição|universidade|escola|istituto|università|scuola|instelling|school`,
  told: `main activities|main activities and responsibilities|activities|responsibilities|duties|tasks|achievements|description|job description|details|wichtigste tätigkeiten|wichtigste tätigkeiten und zuständigkeiten|aufgaben|tätigkeiten|beschreibung|principales activités|principales activités et responsabilités|activités|missions|tâches|actividades principales|principales actividades y responsabilidades|funciones|tareas|principais atividades|principais atividades e responsabilidades|atividades|principali attività e responsabilità|principali mansioni e responsabilità|mansioni|attività|taken|werkzaamheden`,
};

const patterns = (Object.entries(words) as [Field, string][]).map(([field, list]): [Field, RegExp] => [
  field,
  new RegExp(`^(?:${list})$`, 'iu'),
]);

/** The field that a column's head or a form's label names, or undefined when the text is none. */
export function fieldOf(text: string): Field | undefined {
  if (text.length > 80) return undefined;
  const plain = text
    .replace(/[()/–-]+/g, ' ')
    .replace(/\s*[:：]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0];
}

const contactLabel =
  /^(?:e-?mail|mail|phone|telephone|mobile|cell|tel\.?|fax|address|web|website|homepage|date of birth|birthday|nationality|location|linkedin|github|telefon|handy|mobil|adresse|anschrift|geburtsdatum|geboren|staatsangehörigkeit|familienstand|téléphone|portable|date de naissance|nationalité|correo(?: electrónico)?|teléfono|móvil|dirección|fecha de nacimiento|telefone|telemóvel|celular|endereço|morada|data de nascimento|telefono|cellulare|indirizzo|data di nascita|nazionalità|telefoon|adres|geboortedatum|nationaliteit)\s*:?$/iu;

/** Whether a text is what stands before an address or a number: "Phone", "E-Mail". */
export const isContactLabel = (text: string): boolean => contactLabel.test(text);
