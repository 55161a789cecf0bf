import type { InLanguages } from './translated.ts';

/** An accountant with more duties than results, without a summary. */
export const accountant: InLanguages = {
  en: {
    resume: `Sam Example
Madrid, Spain · sam.example@mail.example · +34 91 555 01 23 · linkedin.com/in/sam-example

Experience

Accountant, Fabrikam Foods, Madrid
January 2018 – Present
- Preparation of monthly and annual financial statements for three companies
- Processing of 900 invoices a month in SAP
- Contact person for tax advisers and auditors
- Reconciliation of bank accounts and customer balances
- Shortening of the month-end close from ten to six days

Junior Accountant, Adatum Retail, Valencia
March 2014 – December 2017
- Responsible for accounts payable
- Recording of travel expenses and petty cash
- Preparation of VAT returns
- Support of the payroll department at the end of the year

Education
University of Valencia
Bachelor's degree, Business Administration
2010 – 2014

Skills
Accounting, SAP, Excel, Financial statements, VAT, Payroll, Reconciliation

Languages
Spanish, English
`,
    ad: `Accountant
For our finance department in Madrid we are looking for an accountant.

Your tasks
- Preparation of monthly and annual financial statements
- Accounts payable and accounts receivable
- Preparation of VAT returns
- Bank reconciliation

Your profile
- Degree in business administration or comparable training
- 3 years of experience in accounting
- Good knowledge of SAP and Excel
- Knowledge of payroll is a plus
`,
  },
  de: {
    resume: `Sam Example
Madrid, Spanien · sam.example@mail.example · +34 91 555 01 23 · linkedin.com/in/sam-example

Berufserfahrung

Buchhalter, Fabrikam Foods, Madrid
Januar 2018 – heute
- Erstellung von Monats- und Jahresabschlüssen für drei Gesellschaften
- Bearbeitung von 900 Rechnungen im Monat in SAP
- Ansprechpartner für Steuerberater und Wirtschaftsprüfer
- Abstimmung von Bankkonten und Kundensalden
- Verkürzung des Monatsabschlusses von zehn auf sechs Tage

Junior Buchhalter, Adatum Retail, Valencia
März 2014 – Dezember 2017
- Zuständig für die Kreditorenbuchhaltung
- Erfassung von Reisekosten und Barkasse
- Erstellung von Umsatzsteuervoranmeldungen
- Unterstützung der Lohnbuchhaltung zum Jahresende

Ausbildung
Universität Valencia
Bachelor, Betriebswirtschaftslehre
2010 – 2014

Kenntnisse
Buchhaltung, SAP, Excel, Jahresabschluss, Umsatzsteuer, Lohnbuchhaltung, Kontenabstimmung

Sprachen
Spanisch, Englisch
`,
    ad: `Buchhalter
Für unsere Finanzabteilung in Madrid suchen wir einen Buchhalter.

Ihre Aufgaben
- Erstellung von Monats- und Jahresabschlüssen
- Kreditorenbuchhaltung und Debitorenbuchhaltung
- Erstellung von Umsatzsteuervoranmeldungen
- Abstimmung der Bankkonten

Ihr Profil
- Studium der Betriebswirtschaftslehre oder vergleichbare Ausbildung
- 3 Jahre Erfahrung in der Buchhaltung
- Gute Kenntnisse in SAP und Excel
- Kenntnisse in der Lohnbuchhaltung sind von Vorteil
`,
  },
  fr: {
    resume: `Sam Example
Madrid, Espagne · sam.example@mail.example · +34 91 555 01 23 · linkedin.com/in/sam-example

Expérience

Comptable, Fabrikam Foods, Madrid
janvier 2018 – aujourd'hui
- Établissement des états financiers mensuels et annuels de trois sociétés
- Traitement de 900 factures par mois dans SAP
- Interlocuteur des conseillers fiscaux et des auditeurs
- Rapprochement des comptes bancaires et des soldes clients
- Réduction de la clôture mensuelle de dix à six jours

Comptable junior, Adatum Retail, Valence
mars 2014 – décembre 2017
- Responsable de la comptabilité fournisseurs
- Saisie des frais de déplacement et de la petite caisse
- Établissement des déclarations de TVA
- Soutien du service de paie en fin d'année

Formation
Université de Valence
Licence, Gestion des entreprises
2010 – 2014

Compétences
Comptabilité, SAP, Excel, États financiers, TVA, Paie, Rapprochement bancaire

Langues
Espagnol, Anglais
`,
    ad: `Comptable
Pour notre service financier à Madrid, nous recherchons un comptable.

Vos missions
- Établissement des états financiers mensuels et annuels
- Comptabilité fournisseurs et comptabilité clients
- Établissement des déclarations de TVA
- Rapprochement bancaire

Votre profil
- Diplôme en gestion des entreprises ou formation comparable
- 3 ans d'expérience en comptabilité
- Bonne connaissance de SAP et d'Excel
- La connaissance de la paie est un plus
`,
  },
  es: {
    resume: `Sam Example
Madrid, España · sam.example@mail.example · +34 91 555 01 23 · linkedin.com/in/sam-example

Experiencia

Contable, Fabrikam Foods, Madrid
enero 2018 – actualidad
- Elaboración de los estados financieros mensuales y anuales de tres sociedades
- Tramitación de 900 facturas al mes en SAP
- Persona de contacto para asesores fiscales y auditores
- Conciliación de cuentas bancarias y saldos de clientes
- Reducción del cierre mensual de diez a seis días

Contable junior, Adatum Retail, Valencia
marzo 2014 – diciembre 2017
- Responsable de las cuentas por pagar
- Registro de gastos de viaje y caja chica
- Elaboración de declaraciones de IVA
- Apoyo al departamento de nóminas a final de año

Educación
Universidad de Valencia
Grado, Administración de Empresas
2010 – 2014

Habilidades
Contabilidad, SAP, Excel, Estados financieros, IVA, Nóminas, Conciliación bancaria

Idiomas
Español, Inglés
`,
    ad: `Contable
Para nuestro departamento financiero en Madrid buscamos un contable.

Tus funciones
- Elaboración de los estados financieros mensuales y anuales
- Cuentas por pagar y cuentas por cobrar
- Elaboración de declaraciones de IVA
- Conciliación bancaria

Tu perfil
- Grado en administración de empresas o formación comparable
- 3 años de experiencia en contabilidad
- Buenos conocimientos de SAP y Excel
- Se valorarán conocimientos de nóminas
`,
  },
};
