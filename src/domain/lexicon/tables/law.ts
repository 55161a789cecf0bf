/** Law, compliance, public safety. */
export const law = `
# law: law
=Law|=law, legal practice, attorney, lawyer, legal counsel, practice of law, law firm, solicitor, legal services, law practice, legal department, in-house counsel, general counsel, legal field, legal advice
Litigation|civil litigation, commercial litigation, litigation support, trial preparation, litigation management, jury trial, trial practice, trial experience, trial division
Legal research|case law research, statutory research, case law
 Westlaw
 LexisNexis|lexis
Legal writing|legal drafting, drafting pleadings, pleadings, briefs, drafting legal documents, drafting contracts, contract drafting, drafting agreements, legal documents, drafting, legal documentation, legal correspondence, draft contracts, drafting documents, legal briefs
Contract law|commercial contracts, corporate contracts, contract drafting and negotiation, commercial agreements, transactional law
Corporate law|business law, company law, corporate governance, mergers law, securities law, commercial law, corporate counsel, board governance, company secretarial
Intellectual property|=IP, ip law, intellectual property law, licensing agreements
 Patents|patent prosecution, patent law, patent applications
 Trademarks|trademark law
 Copyright
Criminal law|criminal defense, criminal justice, wiretap, public defender, violent crime, financial crime
 Criminal procedure
 Prosecution|district attorney, criminal prosecution
 Search and seizure law|search and seizure
Family law|divorce law, child custody
Immigration law|visa applications, immigration, visa processing, i-9
Employment law|labor law, labour law, employment legislation, employment regulations, employment and labor law, labor and employment law, eeo compliance, fmla, fair labor standards act, flsa, ada compliance, labor regulations, federal labor laws, labour legislation
Real estate law|property law, conveyancing, title review, lease agreements, landlord tenant law, title examination, real property
Estate planning|wills and trusts, trusts and estates, probate, wills trusts, estate administration, t&e, trust administration, fiduciary services, trusts, estate and trust administration, fiduciary advisory
Bankruptcy law|insolvency, restructuring law, foreclosure
Personal injury law|tort law, medical malpractice, insurance defense, workers' compensation law
Environmental law|aviation law
Energy law
Administrative law
Health law
Antitrust law|antitrust, competition law
Maritime law
International law|human rights law, eu law
Tax law practice|tax controversy
Constitutional law|appellate practice, appellate
Dispute resolution|alternative dispute resolution, adr, settlement negotiation
 Mediation
 Arbitration
Legal discovery|document review, discovery requests, document production, interrogatories, summation
 Depositions
 E-discovery|relativity ediscovery
 Subpoenas
Evidence handling|evidence gathering, rules of evidence, evidence collection
Court filings|e-filing, court procedures, filing with courts, court documents, docketing, docket management, court appearances, calendaring court dates, court rules, court experience, court calendar, legal calendaring
Paralegal work|paralegal, legal assistant, legal secretary, legal support, case preparation, legal administration, law secretary, legal assistance, legal secretarial
Case files|legal files, case file management, clio, legal case management, trial binders, case documentation, prolaw
Notary public|notary, notarization
Client interviews|client intake for law, witness interviews, interviewing witnesses, client consultation
Investigations|investigating, investigative, workplace investigations, private investigation, conducting investigations, interviews and interrogation, fact finding, internal investigations, investigate complaints
Law enforcement|policing, police work, police officer, patrol, traffic enforcement, criminal investigation, crime prevention, detective work, corrections, correctional officer, border control, homeland security
Legislation drafting|regulatory analysis, rulemaking, legal analysis
# compliance: compliance, banking
Compliance|regulatory compliance, legal compliance, compliance management, compliance programs, compliance monitoring, regulatory requirements, compliance requirements, regulatory, statutory compliance, regulatory reporting, compliance officer, compliance with regulations, federal and state regulations, state and federal laws, government regulations, regulatory standards, legal issues, laws and regulations, federal regulations, state regulations, compliance policies
Data protection|data privacy, privacy law, dpia, information privacy, privacy compliance, data protection law
 GDPR
 CCPA
Risk management|enterprise risk management, risk assessment, risk analysis, risk mitigation, erm, identify risks, assess risk, risk identification, mitigate risk, risk control, manage risk, risk and issues, project risk management
Governance|grc, governance risk and compliance, it governance, governance frameworks
Internal policies|code of conduct, ethics and compliance, ethics program, whistleblowing
Financial regulation|dodd-frank, finra rules, sec regulations, mifid, solvency ii, banking regulations, sec compliance
Trade compliance rules|itar, export control, ear compliance
Confidentiality|maintain confidentiality, confidential information, handling confidential information, discretion
Ethics|professional ethics, business ethics, ethical standards
# security and protection: protection
Security services|security guard, security officer, physical security, guarding, security patrol, security operations on site, building security, protective services, security checks, security procedures, security practices, site security
Surveillance|cctv, video surveillance, surveillance systems, monitoring cameras, security cameras, alarm monitoring
Access control systems|alarm systems, intrusion alarms, security systems, burglar alarms, access control installation, gate control, badge access
Loss prevention|asset protection, shrink, shrink control, shrinkage, theft prevention, shoplifting prevention, shrink reduction, inventory shrink
Crowd control|event security, crowd management, executive protection, close protection, bouncer
Firefighting|fire rescue, firefighter, fire suppression, fire science, search and rescue
Military operations|army, navy, combat, military, military intelligence, tactical operations, weapons handling, reconnaissance, military leadership
Firearms|firearms safety, weapons training
Self-defense|defensive tactics, martial arts
Lifeguarding|water rescue, swim safety
Security clearance|secret clearance, top secret, ts/sci
Report writing for incidents|incident reports, security reports
`;
