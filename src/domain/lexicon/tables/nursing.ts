/** Nursing, care, clinical work. */
export const nursing = `
# nursing: nursing
Nursing|nursing care, registered nurse, nursing practice, clinical nursing, nurse, staff nurse, nursing process, professional nursing
Patient care|patient-centered care, direct patient care, patient care delivery, bedside care, care of patients, caring for patients, patient-focused care, care for patients, quality patient care, indirect patient care, patient handling
Patient assessment|nursing assessment, physical assessment, health assessment, clinical assessment, assess patients, assessing patients, patient evaluation, head to toe assessment, patient history, patient intake
Care planning|care plans, nursing care plan, plan of care, care plan development, individualized care plans, treatment plan, treatment planning
Vital signs|monitoring vital signs, blood pressure, patient vital signs, blood pressure monitoring
Medication administration|administering medications, medication management, administer medications, medications, dispensing medication, iv medications, injections, medication reconciliation
IV therapy|iv insertion, intravenous therapy, infusion therapy, intravenous, iv placement, central lines, picc lines, iv starts, venipuncture and iv
Wound care|wound management, dressing changes, wound dressing, wound vac, ostomy care
Catheterization|foley catheter, catheter care, urinary catheters, catheter insertion
Patient education|patient teaching, health education, family education, educate patients, patient and family education, clinical education, patient counseling
Patient safety|fall prevention, safety of patients
Infection control|infection prevention, sterile technique, aseptic technique, universal precautions, standard precautions, hand hygiene, sterilization, autoclave, sterile processing, instrument sterilization, disinfection, bloodborne pathogens, sterilizing instruments
Charting|patient charting, clinical documentation, medical documentation, nursing documentation, patient documentation, document patient care, patient charts, charting systems, health records documentation
Triage|telephone triage, phone triage
Discharge planning|discharge planner, patient discharge, transitions of care, discharge process, transitional care
Case management|case manager, nurse case management, utilization review, utilization management, care management, care coordination, coordination of care, patient coordination, disease management, coordinate care
Intensive care|=ICU, critical care, =CCU, intensive care unit, hemodynamic monitoring, icu nursing, cardiac care
 Step-down care|step down, step-down unit
 Mechanical ventilation|ventilator care
Emergency nursing|emergency room, ?ER, ?ED, emergency department, emergency care, trauma care, emergency medicine, trauma nursing
Medical-surgical nursing|med-surg, medical surgical, med surge
Operating room nursing|?OR, operating room, perioperative, scrub nurse, circulating nurse, surgical nursing, perioperative nursing, pre-op, post-op, pacu, recovery room
Telemetry|cardiac monitoring, telemetry monitoring, ecg monitoring, ecg interpretation
Acute care|acute care setting, post-acute, post acute care, subacute, inpatient care
Pediatric nursing|pediatrics, paediatrics, pediatric care
 Neonatal care|neonatal, nicu, neonatal intensive care
 PICU
Labor and delivery|maternity nursing, obstetrics, maternal health, antenatal care, ob/gyn, obstetric nursing, gynecology, women's health
 Midwifery
 Postpartum care|postpartum
Oncology nursing|oncology, chemotherapy, chemotherapy administration
Dialysis|hemodialysis, renal care, peritoneal dialysis, nephrology
Psychiatric nursing|mental health nursing, behavioral health nursing, psychiatric care
Geriatric care|elderly care, eldercare, geriatrics, care for the elderly, senior care, senior population, aged care, elderly people, gerontology, elderly
Home health care|home health, home care, private duty, home nursing, in-home care, home health aide, personal assistance
Hospice|palliative care, hospice care, end of life care, palliative
Long-term care|residential care, independent living
 Memory care|dementia care, alzheimer's care, alzheimer's, dementia
 Skilled nursing|skilled nursing facility, snf, nursing home
 Assisted living|senior living
Community nursing|public health nursing, school nursing, occupational health nursing, district nursing
Rehabilitation nursing|rehabilitation, rehab
Personal care|activities of daily living, adls, bathing, grooming assistance, personal hygiene, feeding assistance, toileting, dressing and bathing, resident care, caregiving, caregiver, personal hygiene assistance, direct care, personal care assistance, companion care
Mobility assistance|patient transfer, patient transport, transferring patients, lifting patients, hoyer lift, gait belt, ambulation, patient lifting, transport patients, patient positioning, escort patients
Specimen collection|collecting specimens, sample collection, specimens, specimen handling, specimen processing
Phlebotomy|venipuncture, blood draw, drawing blood, blood collection
EKG|ecg, electrocardiogram, ekg testing, electrocardiography
Point-of-care testing|poc testing, glucose monitoring, blood glucose, glucometer
Advanced practice nursing|nurse practitioner experience
Nurse leadership|charge nurse, nursing supervision, nurse management, nursing management, nurse manager, director of nursing
Medical assistance|medical assistant, medical assisting, clinical support, exam room preparation, exam rooms, rooming patients, assist physicians
Nursing assistance|certified nursing assistant, nurse aide, cna, nursing assistant, patient care technician, healthcare assistant
Tracheostomy care|suctioning, respiratory care, oxygen therapy, ventilators, airway management, tracheostomy
Diabetes care|diabetes management, diabetes education, insulin administration
Pain management|pain assessment, conscious sedation
Preceptorship|precepting, nurse training, preceptor, nurse mentoring
Interdisciplinary teamwork|interdisciplinary team, multidisciplinary team, multidisciplinary collaboration, interdisciplinary staff
Magnet standards|joint commission, jcaho, cms regulations, state regulations for care
Nurse call and rounding|hourly rounding, bedside reporting, sbar
# health records: nursing, medicine
Electronic health records|=EHR, =EMR, electronic medical records, emr systems, ehr systems
 Epic EMR|epic systems
 Cerner
 Meditech
 athenahealth
 eClinicalWorks
 NextGen
 Allscripts
Medical records|patient records, health information management, medical records management, patient files, health records, patient information
Medical terminology|medical terms, medical vocabulary, surgical terminology, medical and surgical terminology
Medical coding|medical coder, icd-9, clinical coding
 ICD-10|icd-10-cm
 CPT coding
 HCPCS
Medical billing|claims processing in health care, medical claims, insurance verification, insurance billing, patient billing, revenue cycle, revenue cycle management, claim submission, medicare billing, patient accounts
Medical transcription
Patient scheduling|scheduling patients, patient registration, patient appointments, appointment setting for patients, patient check-in, admissions, patient access
Prior authorization|pre-authorization, pre-certification, insurance authorization
HIPAA|patient confidentiality, hipaa compliance, patient privacy, hipaa regulations
Medicare|medicare/medicaid, medicare and medicaid
Medicaid
HEDIS|quality measures in health care, chart abstraction, medical chart review
Health insurance|managed care, healthcare insurance, health plans
Healthcare administration|hospital administration, healthcare management, medical office, practice management, medical office administration, health administration, medical office management, clinic management, healthcare operations
Healthcare|hospital environment, clinical setting, hospital setting, clinical environments, clinical experience
Clinical skills|clinical procedures, clinical practice, clinical judgment, bedside manner
Patient relations|patient experience, patient advocacy, patient satisfaction, patient communication, patient consent, informed consent
Medical equipment|durable medical equipment, dme, medical supplies, diagnostic equipment, medical instruments
`;
